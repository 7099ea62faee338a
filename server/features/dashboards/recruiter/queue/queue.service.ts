import type * as z from 'zod';
import { type Page, toPage } from '#contract/core/page.ts';
import { hasRole, type MemberRole } from '#contract/core/roles.ts';
import { PENDING_ACTION_LABELS, type PendingAction } from '#contract/dashboards/pending-action.ts';
import { PendingActionsQuery } from '#contract/dashboards/work-queue.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { WORDS } from './action-words.ts';
import { countQueue, findQueue, type QueueReader, type QueueRow } from './queue.queries.ts';

type Action = z.input<typeof PendingAction>;

/** So many stand on the dashboard. */
const SHOWN_FIRST = 5;
const EVERYTHING = PendingActionsQuery.parse({ size: SHOWN_FIRST });

interface Reader {
  id: string;
  role: MemberRole;
}

/** Null: whoever only looks on has nothing to do. */
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
  const { prefix, priority, title, path } = WORDS[kind];
  const isOverdue = dueAt !== null && dueAt <= now();
  // One of these stands for an application: its id does not change with what it is about.
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

/** What only this company can move on, as far as its reader may, by due time. */
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
