import type { Insertable, Selectable, Updateable } from 'kysely';
import { applicationMoves, RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ApplicationEventsTable, ApplicationsTable } from '#server/db/schema/jobs.ts';

export type ApplicationRow = Selectable<ApplicationsTable>;

/** False when the candidate already has a row for this job: there is at most one. */
export async function insertApplication(db: Db, row: Insertable<ApplicationsTable>): Promise<boolean> {
  const result = await db
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['jobId', 'candidateId']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/**
 * The row of this pair, locked until the caller's transaction ends. The lock here and below is one that still
 * lets others insert rows that reference the application (for instance a reward being paid), because nobody
 * changes its key.
 */
export function lockPair(db: Db, jobId: string, candidateId: string): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the application of this pair is still open. */
export async function isUnderWay(db: Db, jobId: string, candidateId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .where('status', 'in', RUNNING_STATUSES)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Owner {
  companyId?: string;
  candidateId?: string;
}

function ofOwner(db: Db, { companyId, candidateId }: Owner) {
  let query = db.selectFrom('applications').selectAll();
  if (companyId) {
    // To the company, an application that can still be undone does not exist yet.
    const unsent = db.selectFrom('applicationHolds').select('applicationId').where('status', 'is', null);
    query = query.where('companyId', '=', companyId).where('id', 'not in', unsent);
  }
  if (candidateId) query = query.where('candidateId', '=', candidateId);
  return query;
}

export function findOwn(db: Db, id: string, owner: Owner): Promise<ApplicationRow | undefined> {
  return ofOwner(db, owner).where('id', '=', id).executeTakeFirst();
}

export function lockApplication(db: Db, id: string, owner: Owner = {}): Promise<ApplicationRow | undefined> {
  return ofOwner(db, owner).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The candidates of these applications, read without a lock. */
export async function listCandidateIds(db: Db, ids: readonly string[], owner: Owner): Promise<string[]> {
  const rows = await ofOwner(db, owner).where('id', '=', anyOf(ids)).execute();
  return rows.map(({ candidateId }) => candidateId);
}

/** Locked in the order of their ids, so that two bulk updates cannot deadlock. */
export function lockApplications(db: Db, ids: readonly string[], owner: Owner): Promise<ApplicationRow[]> {
  return ofOwner(db, owner).where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().execute();
}

export function lockByCandidate(db: Db, candidateId: string): Promise<ApplicationRow[]> {
  return ofOwner(db, { candidateId }).orderBy('id').forNoKeyUpdate().execute();
}

export function lockByJob(
  db: Db,
  jobId: string,
  statuses: readonly ApplicationStatus[],
): Promise<ApplicationRow[]> {
  return ofOwner(db, {})
    .where('jobId', '=', jobId)
    .where('status', 'in', statuses)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The jobs of a company with undecided applications. */
export async function listWaitingJobIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('jobId')
    .distinct()
    .where('companyId', '=', companyId)
    .where('status', 'in', applicationMoves.statusesFor('DROP'))
    .orderBy('jobId')
    .execute();
  return rows.map(({ jobId }) => jobId);
}

/** False when the application is no longer in the expected state. */
export async function updateApplication(
  db: Db,
  { id, status }: { id: string; status: ApplicationStatus },
  change: Updateable<ApplicationsTable>,
): Promise<boolean> {
  const result = await db
    .updateTable('applications')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteApplication(db: Db, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute();
}

export async function insertEvent(db: Db, event: Insertable<ApplicationEventsTable>): Promise<void> {
  await db.insertInto('applicationEvents').values(event).execute();
}

export function listMine(
  db: Db,
  candidateId: string,
  { page, size, status }: { page: number; size: number; status?: ApplicationStatus },
): Promise<ApplicationRow[]> {
  let query = ofOwner(db, { candidateId });
  if (status) query = query.where('status', '=', status);
  return query
    .orderBy('statusChangedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** The rows after the given one, newest first. */
export function listMineAfter(
  db: Db,
  candidateId: string,
  after: ApplicationRow | undefined,
  size: number,
): Promise<ApplicationRow[]> {
  let found = ofOwner(db, { candidateId });
  if (after) found = found.where('id', '<', after.id);
  return found.orderBy('id', 'desc').limit(size).execute();
}

export async function countMine(
  db: Db,
  candidateId: string,
  status: ApplicationStatus | undefined,
): Promise<number> {
  let query = db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId);
  if (status) query = query.where('status', '=', status);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Who is notified of an application: the members who may act on it, and what it is about. */
export async function listRecruiterIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('m.companyId', '=', companyId)
    .where('m.role', '!=', 'VIEWER')
    .where('u.status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases what the candidate and the company wrote about the person; the application itself stays. */
export async function blankTexts(db: Db, candidateId: string): Promise<string[]> {
  const rows = await db
    .updateTable('applications')
    .set({ note: null, rejectReason: null, rejectMessage: null, candidateNote: null })
    .where('candidateId', '=', candidateId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db
    .updateTable('applicationEvents')
    .set({ reason: null })
    .where('applicationId', '=', anyOf(ids))
    .execute();
  return ids;
}
