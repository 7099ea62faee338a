import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { hireMoves } from '#contract/hires/transitions.ts';
import type { HireSide, HireStatus } from '#contract/labels/hires.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { HireChecksTable, HireEventsTable, HiresTable } from '#server/db/schema/hires.ts';
import { isMineJob } from '#server/features/jobs/mine.sql.ts';

export type HireRow = Selectable<HiresTable>;

/** Whose it must be: hires of others count as not found. */
export interface Owner {
  candidateId?: string;
  companyId?: string;
}

function selectOwned(db: Db, { candidateId, companyId }: Owner) {
  let query = db.selectFrom('hires').selectAll();
  if (candidateId) query = query.where('candidateId', '=', candidateId);
  if (companyId) query = query.where('companyId', '=', companyId);
  return query;
}

export function getHire(db: Db, id: string): Promise<HireRow> {
  return selectOwned(db, {}).where('id', '=', id).executeTakeFirstOrThrow();
}

export function findHire(db: Db, id: string, owner: Owner): Promise<HireRow | undefined> {
  return selectOwned(db, owner).where('id', '=', id).executeTakeFirst();
}

export function findByApplication(db: Db, applicationId: string): Promise<HireRow | undefined> {
  return selectOwned(db, {}).where('applicationId', '=', applicationId).executeTakeFirst();
}

/** Locks the hire until the end of the transaction. */
export function lockHire(db: Db, id: string): Promise<HireRow> {
  return selectOwned(db, {}).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** False when the application has a hire already. */
export async function insertHire(db: Db, hire: Insertable<HiresTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('hires')
    .values(hire)
    .onConflict((conflict) => conflict.column('applicationId').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertEvent(db: Db, event: Insertable<HireEventsTable>): Promise<void> {
  await db.insertInto('hireEvents').values(event).execute();
}

/** False when the hire is no longer in the state the caller read. */
export async function updateFrom(
  db: Db,
  { id, status }: Pick<HireRow, 'id' | 'status'>,
  changes: Updateable<HiresTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable('hires')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Hires where the other side has not answered in time. */
export function listSilent(db: Db, at: Date) {
  return db
    .selectFrom('hires')
    .select('id')
    .where('confirmBy', '<=', at)
    .where('status', 'in', hireMoves.statusesIn('OPEN'))
    .orderBy('confirmBy')
    .execute();
}

export function listToAsk(db: Db, at: Date) {
  return db
    .selectFrom('hires')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where('askAt', '<=', at)
    .orderBy('askAt')
    .execute();
}

export function listToComplete(db: Db, at: Date) {
  return db
    .selectFrom('hires')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where('retainedAt', 'is', null)
    .where('guaranteeEndsAt', '<=', at)
    .orderBy('guaranteeEndsAt')
    .execute();
}

/** Exactly one of several processes gets true, also where the next date was already set when the hire was read. */
export async function claimAsk(db: Db, id: string, at: Date, next: Date | null): Promise<boolean> {
  const claimed = await db
    .updateTable('hires')
    .set({ askAt: next })
    .where('id', '=', id)
    .where('status', '=', 'CONFIRMED')
    .where('askAt', '<=', at)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Exactly one of several processes gets true. */
export async function claimRetained(db: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('hires')
    .set({ retainedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'CONFIRMED')
    .where('retainedAt', 'is', null)
    .where('guaranteeEndsAt', '<=', at)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

export async function insertChecks(db: Db, checks: Insertable<HireChecksTable>[]): Promise<void> {
  await db.insertInto('hireChecks').values(checks).execute();
}

/** False when it was not asked. */
export async function answerCheck(
  db: Db,
  { hireId, day, side }: { hireId: string; day: number; side: HireSide },
  answer: { isGood: boolean; answeredBy: string; answeredAt: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('hireChecks')
    .set(answer)
    .where('hireId', '=', hireId)
    .where('day', '=', day)
    .where('side', '=', side)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The agreed terms of the offer of an application. */
export function findAgreed(db: Db, applicationId: string) {
  return db
    .selectFrom('offers')
    .select(['id', 'annualSalary', 'joiningDate', 'extendedOn'])
    .select(['candidateName', 'companyName', 'jobTitle'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirst();
}

interface Slice {
  page: number;
  size: number;
}

interface Filter extends Owner {
  status?: HireStatus | undefined;
  /** Only for jobs that this person owns, or hires for. */
  mineOf?: string | undefined;
}

function filtered(db: Db, { candidateId, companyId, status, mineOf }: Filter) {
  let query = db.selectFrom('hires as h');
  if (candidateId) query = query.where('h.candidateId', '=', candidateId);
  if (companyId) query = query.where('h.companyId', '=', companyId);
  if (status) query = query.where('h.status', '=', status);
  if (mineOf) query = query.where(isMineJob('h.jobId', mineOf));
  return query;
}

function selectViews(db: Db, filter: Filter) {
  return filtered(db, filter)
    .innerJoin('companies as c', 'c.id', 'h.companyId')
    .selectAll('h')
    .select('c.logoFileId');
}

export type HireView = Awaited<ReturnType<typeof getView>>;

export function getView(db: Db, id: string) {
  return selectViews(db, {}).where('h.id', '=', id).executeTakeFirstOrThrow();
}

/** Those that wait for an answer come first. */
export function listViews(db: Db, filter: Filter, { page, size }: Slice): Promise<HireView[]> {
  return selectViews(db, filter)
    .orderBy(sql`h.confirm_by is not null`, 'desc')
    .orderBy('h.recordedAt', 'desc')
    .orderBy('h.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export function listOldest(db: Db, filter: Filter, { page, size }: Slice): Promise<HireView[]> {
  return selectViews(db, filter)
    .orderBy('h.recordedAt')
    .orderBy('h.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function count(db: Db, filter: Filter): Promise<number> {
  const counted = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export function countByStatus(db: Db, filter: Omit<Filter, 'status'>) {
  return filtered(db, filter)
    .select('h.status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('h.status')
    .execute();
}

export function listChecks(db: Db, hireIds: readonly string[]) {
  return db
    .selectFrom('hireChecks')
    .select(['hireId', 'day', 'side', 'isGood', 'answeredAt'])
    .where('hireId', '=', anyOf(hireIds))
    .orderBy('day')
    .execute();
}

export async function listForExport(db: Db, candidateId: string) {
  const hires = await selectOwned(db, { candidateId }).orderBy('recordedAt').execute();
  const checks = await listChecks(
    db,
    hires.map(({ id }) => id),
  );
  return hires.map((hire) => ({
    ...hire,
    checks: checks.filter(({ hireId, side }) => hireId === hire.id && side === 'CANDIDATE'),
  }));
}

/** What remains of an erased candidate: that somebody was hired, and the terms. */
export async function blankPerson(db: Db, candidateId: string, name: string): Promise<string[]> {
  const rows = await db
    .updateTable('hires')
    .set({
      candidateName: name,
      disputeReason: sql`case when dispute_reason is not null then '' end`,
      settledReason: sql`case when settled_reason is not null then '' end`,
    })
    .where('candidateId', '=', candidateId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await db.updateTable('hireEvents').set({ reason: null }).where('hireId', '=', anyOf(ids)).execute();
  }
  return ids;
}
