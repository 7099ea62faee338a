import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { BatchStatus, LineStatus } from '#contract/labels/payouts.ts';
import type { PaidBefore } from '#contract/payouts/tds.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { PayoutBatchesTable, PayoutLinesTable } from '#server/db/schema/referrals.ts';

export type BatchRow = Selectable<PayoutBatchesTable>;
export type LineRow = Selectable<PayoutLinesTable>;

/** What can be paid now, and to whom: due, not on hold, for active accounts with payout details. */
export function listPayable(
  db: Db,
  { rewardIds, limit }: { rewardIds?: readonly string[] | null; limit: number },
) {
  let query = db
    .selectFrom('rewards as w')
    .innerJoin('users as u', 'u.id', 'w.beneficiaryId')
    .innerJoin('payoutDetails as d', 'd.userId', 'w.beneficiaryId')
    .select(['w.id', 'w.beneficiaryId', 'w.amount'])
    .where('w.shelf', '=', 'PAYABLE')
    .where('u.status', 'in', ['ACTIVE', 'INACTIVE']);
  if (rewardIds) query = query.where('w.id', '=', anyOf(rewardIds));
  return query.orderBy('w.dueAt').orderBy('w.id').limit(limit).forUpdate('w').execute();
}

export async function insertBatch(db: Db, batch: Insertable<PayoutBatchesTable>): Promise<void> {
  await db.insertInto('payoutBatches').values(batch).execute();
}

export async function insertLines(db: Db, lines: Insertable<PayoutLinesTable>[]): Promise<void> {
  await db.insertInto('payoutLines').values(lines).execute();
}

/** Locks the batch and its transfers until the end of the transaction. */
export function lockBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  return db.selectFrom('payoutBatches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function getBatch(db: Db, id: string): Promise<BatchRow> {
  return db.selectFrom('payoutBatches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** False when it is no longer in the state the caller read. */
export async function moveBatch(
  db: Db,
  id: string,
  from: BatchStatus,
  changes: Updateable<PayoutBatchesTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable('payoutBatches')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Grouped by person. */
export function listLines(db: Db, batchId: string, status: LineStatus): Promise<LineRow[]> {
  return db
    .selectFrom('payoutLines')
    .selectAll()
    .where('batchId', '=', batchId)
    .where('status', '=', status)
    .orderBy('place')
    .execute();
}

/** The rows that were moved: fewer than given if some have another status or are in another batch. */
export function moveLines(
  db: Db,
  { batchId, ids, from }: { batchId: string; ids: readonly string[]; from: LineStatus },
  changes: Updateable<PayoutLinesTable>,
) {
  return db
    .updateTable('payoutLines')
    .set(changes)
    .where('batchId', '=', batchId)
    .where('status', '=', from)
    .where('id', '=', anyOf(ids))
    .returning(['id', 'rewardId', 'beneficiaryId', 'financialYear', 'gross', 'net'])
    .execute();
}

export async function updateLine(db: Db, id: string, changes: Updateable<PayoutLinesTable>): Promise<void> {
  await db
    .updateTable('payoutLines')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .execute();
}

/** What was sent to these people in the year and was not returned. */
export async function listPaidBefore(
  db: Db,
  beneficiaryIds: readonly string[],
  financialYear: string,
): Promise<Map<string, PaidBefore>> {
  const rows = await db
    .selectFrom('payoutLines')
    .select([
      'beneficiaryId',
      sql<number>`sum(gross - set_off)::int`.as('base'),
      sql<number>`sum(taxable)::int`.as('taxed'),
    ])
    .where('beneficiaryId', '=', anyOf(beneficiaryIds))
    .where('financialYear', '=', financialYear)
    .where('status', 'in', ['SENT', 'PAID'])
    .groupBy('beneficiaryId')
    .execute();
  return new Map(rows.map(({ beneficiaryId, ...paid }) => [beneficiaryId, paid]));
}

export async function listOwed(db: Db, beneficiaryIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payoutBalances')
    .select(['beneficiaryId', 'owed'])
    .where('beneficiaryId', '=', anyOf(beneficiaryIds))
    .execute();
  return new Map(rows.map(({ beneficiaryId, owed }) => [beneficiaryId, owed]));
}

/** Those of these people who cannot be paid: suspended, deleted, or without details. */
export async function listUnpayable(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('payoutDetails as d', 'd.userId', 'u.id')
    .select('u.id')
    .where('u.id', '=', anyOf(userIds))
    .where((eb) => eb.or([eb('u.status', 'not in', ['ACTIVE', 'INACTIVE']), eb('d.userId', 'is', null)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** The transfer that currently pays a reward. */
export function findLiveLine(db: Db, rewardId: string) {
  return db
    .selectFrom('payoutLines')
    .select(['id', 'batchId'])
    .where('rewardId', '=', rewardId)
    .where('status', 'in', ['DRAFT', 'SENT'])
    .executeTakeFirst();
}

function selectViews(db: Db) {
  return db
    .selectFrom('payoutBatches as b')
    .leftJoin('users as u', 'u.id', 'b.createdBy')
    .selectAll('b')
    .select(['u.firstName', 'u.lastName']);
}

export type BatchView = Awaited<ReturnType<typeof listBatches>>[number];

export function findBatch(db: Db, id: string): Promise<BatchView | undefined> {
  return selectViews(db).where('b.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function listBatches(
  db: Db,
  { status, page, size }: PageQuery & { status?: BatchStatus | undefined },
) {
  let query = selectViews(db);
  if (status) query = query.where('b.status', '=', status);
  return query
    .orderBy('b.createdAt', 'desc')
    .orderBy('b.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countBatches(db: Db, status: BatchStatus | undefined): Promise<number> {
  let query = db.selectFrom('payoutBatches').select((eb) => eb.fn.countAll<number>().as('count'));
  if (status) query = query.where('status', '=', status);
  return (await query.executeTakeFirstOrThrow()).count;
}

interface LineFilter {
  batchId: string;
  status?: LineStatus | undefined;
}

function filtered(db: Db, { batchId, status }: LineFilter) {
  const query = db.selectFrom('payoutLines as l').where('l.batchId', '=', batchId);
  return status ? query.where('l.status', '=', status) : query.where('l.status', '!=', 'REMOVED');
}

export async function countLines(db: Db, filter: LineFilter): Promise<number> {
  const counted = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export function listLineViews(db: Db, filter: LineFilter, { page, size }: PageQuery) {
  return filtered(db, filter)
    .innerJoin('users as u', 'u.id', 'l.beneficiaryId')
    .innerJoin('rewards as w', 'w.id', 'l.rewardId')
    .innerJoin('hires as h', 'h.applicationId', 'w.applicationId')
    .selectAll('l')
    .select(['u.firstName', 'u.lastName', 'u.email', 'h.candidateName', 'h.companyName'])
    .orderBy('l.place')
    .limit(size)
    .offset(page * size)
    .execute();
}

export function getLine(db: Db, id: string): Promise<LineRow> {
  return db.selectFrom('payoutLines').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
