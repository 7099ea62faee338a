import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { hasRole, type MemberRole } from '#contract/core/roles.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { JOB_STATUS_BADGES } from '#contract/labels/jobs.ts';
import { listThreads } from '#contract/messages.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import type { Find } from '#web/ui/palette/finds.ts';

const SIZE = 6;
/** Shorter texts would match everything. */
const LEAST = 2;

/** The company's jobs, and candidates by name; those with an application or a conversation first. */
export function useRecruiterFinds(text: string): readonly Find[] {
  const isApproved = useEndpoint(getApprovalStatus, {}).data?.isApproved ?? false;
  const options = { enabled: isApproved && text.length >= LEAST, keepPrevious: true };
  const query = { search: text.slice(0, 100), size: SIZE };
  const jobs = useEndpoint(listOwnJobs, { query }, options).data;
  const applications = useEndpoint(listApplications, { query }, options).data;
  const threads = useEndpoint(listThreads, { query }, options).data;
  const body = { text: query.search, size: SIZE };
  const found = useEndpoint(searchCandidates, { body }, options).data;
  if (text.length < LEAST) return [];
  const people = new Map<string, Find>();
  for (const { candidate, job } of applications?.content ?? []) {
    people.set(candidate.id, personOf(candidate.id, fullName(candidate), job.title));
  }
  for (const { id, counterpart } of threads?.content ?? []) {
    if (people.has(counterpart.id)) continue;
    const { name: label, hasPage } = counterpart;
    const to = hasPage ? pageOf(counterpart.id) : `/recruiter/messages/${id}`;
    people.set(counterpart.id, { id: counterpart.id, group: 'People', label, to });
  }
  const words = text.toLowerCase().split(/\s+/);
  for (const { id, headline, ...person } of found?.content ?? []) {
    const name = fullName(person);
    // The search also finds by skills and places, for which there is a link to the search screen.
    const isCalledSo = words.every((word) => name.toLowerCase().includes(word));
    if (isCalledSo && !people.has(id)) people.set(id, personOf(id, name, headline ?? undefined));
  }
  return [...[...people.values()].slice(0, SIZE), ...(jobs?.content ?? []).map(jobOf)];
}

const pageOf = (id: string) => `/recruiter/candidates/${id}`;

function personOf(id: string, label: string, detail: string | undefined): Find {
  return { id, group: 'People', label, detail, to: pageOf(id) };
}

type OwnJob = { id: string; title: string; status: keyof typeof JOB_STATUS_BADGES };

function jobOf({ id, title, status }: OwnJob): Find {
  return {
    id,
    group: 'Jobs',
    label: title,
    detail: JOB_STATUS_BADGES[status].label,
    to: `/recruiter/jobs/${id}`,
  };
}

const SEARCH = '/recruiter/candidates';
const ACTS: readonly Find[] = [
  { id: 'create-job', group: 'Actions', label: 'Create a job', detail: 'post', to: '/recruiter/jobs/create' },
  {
    id: 'request',
    group: 'Actions',
    label: 'Request an interview',
    to: '/recruiter/interviews/schedule',
  },
];
const WAYS: readonly Find[] = [
  {
    id: 'search',
    group: 'Actions',
    label: 'Search candidates',
    to: SEARCH,
    toWith: (text) => `${SEARCH}?${new URLSearchParams({ q: text })}`,
  },
  { id: 'password', group: 'Actions', label: 'Change password', to: '/recruiter/settings?tab=security' },
];

/** Viewers are offered only what they may do. */
export function actionsOf(role: MemberRole): readonly Find[] {
  return hasRole(role, 'RECRUITER') ? [...ACTS, ...WAYS] : WAYS;
}
