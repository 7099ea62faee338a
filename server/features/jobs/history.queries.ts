import { type Insertable, sql } from 'kysely';
import { UNDECIDED_STATUSES } from '#contract/applications/transitions.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { JobEdit } from '#contract/jobs/history.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { JobChangesTable } from '#server/db/schema/jobs.ts';
import { fullName } from '#server/features/users/users.sql.ts';

type ChangeRow = Insertable<JobChangesTable>;

export async function insertChanges(db: Db, rows: readonly ChangeRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('jobChanges').values(rows).execute();
}

/** The changes grouped by version. */
function selectEdits(db: Db, jobId: string) {
  return db
    .selectFrom('jobChanges as x')
    .leftJoin('users as u', 'u.id', 'x.actorId')
    .select((eb) => [
      'x.version',
      'x.at',
      'u.id as actorId',
      // A company reads that an admin did it, but not which one.
      sql<string>`case when u.user_type in ('ADMIN','SUPER_ADMIN') then 'Medallist'
        else ${fullName('u')} end`.as('actorName'),
      sql<JobEdit['changes']>`json_agg(json_build_object(
        'field', x.field, 'before', x.before, 'after', x.after))`.as('changes'),
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('x.jobId', '=', jobId)
    .groupBy(['x.version', 'x.at', 'u.id'])
    .orderBy('x.version', 'desc');
}

export type EditRow = Awaited<ReturnType<typeof listEdits>>[number];

export function listEdits(db: Db, jobId: string, { page, size }: PageQuery) {
  return selectEdits(db, jobId)
    .limit(size)
    .offset(page * size)
    .execute();
}

/** What was saved since this version, newest first. */
export function listEditsSince(db: Db, jobId: string, version: number) {
  return selectEdits(db, jobId).where('x.version', '>', version).execute();
}

/** The changes since the job last left the board, oldest first; empty if it never left. */
export function listChangesOffBoard(db: Db, jobId: string) {
  const left = db
    .selectFrom('jobChanges')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('jobId', '=', jobId)
    .where('field', '=', 'status')
    .where('before', '=', sql<string[]>`array['PUBLISHED']`);
  return db
    .selectFrom('jobChanges')
    .select(['field', 'before', 'after'])
    .where('jobId', '=', jobId)
    .where('field', '!=', 'status')
    .where('version', '>', left)
    .orderBy('version')
    .execute();
}

/** Undecided applicants who have not withdrawn: they are notified of changes to the job. */
export async function listWaitingCandidateIds(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('candidateId')
    .where('jobId', '=', jobId)
    .where('status', 'in', UNDECIDED_STATUSES)
    .orderBy('candidateId')
    .execute();
  return rows.map(({ candidateId }) => candidateId);
}
