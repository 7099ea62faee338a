import { listJobs } from '#contract/jobs/public-jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import type { Find } from '#web/ui/palette/finds.ts';

const SIZE = 6;
const LEAST = 2;

/** Open jobs by what is typed. */
export function useCandidateFinds(text: string): readonly Find[] {
  const query = { search: text.slice(0, 200), size: SIZE };
  const jobs = useEndpoint(listJobs, { query }, { enabled: text.length >= LEAST, keepPrevious: true }).data;
  if (text.length < LEAST) return [];
  return (jobs?.content ?? []).map(({ id, title, company }) => ({
    id,
    group: 'Jobs',
    label: title,
    detail: company.name,
    to: `/jobs/${id}`,
  }));
}

export const CANDIDATE_ACTIONS: readonly Find[] = [
  { id: 'resume', group: 'Actions', label: 'Fill the profile from a resume', to: '/profile/from-resume' },
  { id: 'invite', group: 'Actions', label: 'Invite a friend', to: '/refer-and-earn' },
  { id: 'hide', group: 'Actions', label: 'Hide from a company', to: '/profile/settings?tab=privacy' },
  { id: 'password', group: 'Actions', label: 'Change password', to: '/profile/settings?tab=security' },
];
