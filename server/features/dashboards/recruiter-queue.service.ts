import type * as z from 'zod';
import { type Page, toPage } from '#contract/core/page.ts';
import { hasRole, type MemberRole } from '#contract/core/roles.ts';
import {
  PENDING_ACTION_LABELS,
  type PendingAction,
  type PendingActionKind,
} from '#contract/dashboards/pending-action.ts';
import { PendingActionsQuery } from '#contract/dashboards/work-queue.ts';
import { pathOfAct } from '#contract/interviews/next-act.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { countQueue, findQueue, type QueueReader, type QueueRow } from './recruiter-queue.queries.ts';

interface Words {
  /** The prefix of the id, unique among all kinds. */
  prefix: string;
  /** The priority while it is not overdue. */
  priority: 'HIGH' | 'MEDIUM' | 'LOW';
  title: (row: QueueRow) => string;
  /** The screen where it is done, with its subject already open. */
  path: (row: QueueRow) => string;
}

function ofInterview(kind: Parameters<typeof pathOfAct>[0], title: Words['title']): Words {
  return {
    prefix: kind === 'MAKE_OFFER' ? 'offer' : 'interview',
    priority: 'MEDIUM',
    title,
    path: ({ subjectId, applicationId }) =>
      pathOfAct(kind, { id: subjectId, applicationId: applicationId ?? '' }),
  };
}

/** The screen of a hire, with its questions and both answers. */
function hirePath({ applicationId }: QueueRow): string {
  return offerAddress(applicationId ?? '');
}

function jobPath({ jobId }: QueueRow): string {
  return `/recruiter/jobs/${jobId}`;
}

/** The title, priority and screen of each kind. */
const ACTION_WORDS: Readonly<Record<PendingActionKind, Words>> = {
  PICK_TIME: ofInterview('PICK_TIME', ({ person, note }) =>
    note === 'RESCHEDULE_REQUESTED' ? `${person} asked for new times` : `Pick a time for ${person}`,
  ),
  GIVE_FEEDBACK: ofInterview('GIVE_FEEDBACK', ({ person }) => `Give feedback on ${person}`),
  REQUEST_ROUND: ofInterview('REQUEST_ROUND', ({ person, note }) => `Ask ${person} to round ${note}`),
  MAKE_OFFER: ofInterview('MAKE_OFFER', ({ person }) => `Make ${person} an offer`),
  REJECT: ofInterview('REJECT', ({ person }) => `Reject ${person}`),
  DECIDE: ofInterview('DECIDE', ({ person }) => `Decide about ${person}`),
  RECORD_JOINING: {
    prefix: 'joining',
    priority: 'HIGH',
    title: ({ person }) => `Record that ${person} joined`,
    path: ({ applicationId }) => offerAddress(applicationId ?? '', 'record-joining'),
  },
  ANSWER_LEAVING: {
    prefix: 'leaving',
    priority: 'HIGH',
    title: ({ person }) => `${person} reported having left`,
    path: hirePath,
  },
  ANSWER_CHECK: {
    prefix: 'check',
    priority: 'LOW',
    title: ({ person, note }) => `Is ${person} still with ${note}?`,
    path: hirePath,
  },
  REVIEW_APPLICATIONS: {
    prefix: 'applications',
    priority: 'MEDIUM',
    title: ({ note }) => `Review ${note} new ${note === '1' ? 'application' : 'applications'}`,
    path: jobPath,
  },
  PUBLISH_JOB: {
    prefix: 'draft',
    priority: 'LOW',
    title: ({ jobTitle }) => `Publish ${jobTitle}`,
    path: jobPath,
  },
  REPLACE_DOCUMENT: {
    prefix: 'document',
    priority: 'HIGH',
    title: ({ person: file }) => `Replace ${file}`,
    path: () => '/recruiter/company#documents',
  },
};

type Action = z.input<typeof PendingAction>;

/** The number of tasks on the dashboard. */
const SHOWN_FIRST = 5;
const EVERYTHING = PendingActionsQuery.parse({ size: SHOWN_FIRST });

interface Reader {
  id: string;
  role: MemberRole;
}

/** Null for a viewer, who has no tasks. */
function toReader({ id: companyId, role }: Reader): QueueReader | null {
  if (!hasRole(role, 'RECRUITER')) return null;
  return { companyId, at: now(), today: localDate(now()), withDocuments: hasRole(role, 'ADMIN') };
}

function describe({ kind, jobTitle }: QueueRow): string {
  if (kind === 'PUBLISH_JOB') return 'Nobody sees this draft yet.';
  if (kind === 'REPLACE_DOCUMENT') return jobTitle ?? 'This document was rejected.';
  return jobTitle ?? '';
}

function toAction(row: QueueRow): Action {
  const { kind, subjectId, applicationId, jobId, jobTitle, ownerId, ownerName, since, dueAt } = row;
  const { prefix, priority, title, path } = ACTION_WORDS[kind];
  const isOverdue = dueAt !== null && dueAt <= now();
  // There is one of these per application: its id does not change with its subject.
  const isOfApplication = kind === 'MAKE_OFFER' || kind === 'RECORD_JOINING';
  return {
    id: `${prefix}-${isOfApplication ? applicationId : subjectId}`,
    kind,
    title: title(row),
    description: describe(row),
    priority: isOverdue ? 'HIGH' : priority,
    actionLabel: PENDING_ACTION_LABELS[kind],
    actionUrl: path(row),
    person: kind === 'REPLACE_DOCUMENT' ? null : row.person,
    job: jobId && jobTitle ? { id: jobId, title: jobTitle } : null,
    owner: ownerId && ownerName ? { id: ownerId, name: ownerName } : null,
    since,
    dueAt,
    isOverdue,
  };
}

/** The tasks that only this company can do and that its reader may do, by deadline. */
export async function listActions(
  db: Db,
  company: Reader,
  query: PendingActionsQuery,
): Promise<Page<Action>> {
  const reader = toReader(company);
  if (!reader) return toPage([], query, 0);
  const { rows, total } = await findQueue(db, reader, query);
  return toPage(rows.map(toAction), query, total);
}

/** The first of them, as the dashboard shows them. */
export function listFirstActions(db: Db, company: Reader): Promise<Page<Action>> {
  return listActions(db, company, EVERYTHING);
}

export async function countActions(db: Db, company: Reader): Promise<number> {
  const reader = toReader(company);
  return reader ? countQueue(db, reader, EVERYTHING) : 0;
}
