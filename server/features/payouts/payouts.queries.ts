import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { RewardShelf } from '#contract/labels/payouts.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { awaitsReview } from '#server/features/rewards/rewards.sql.ts';
import { namedPeople } from '#server/features/users/users.sql.ts';

export function findSealed(db: Db, userId: string) {
  return db
    .selectFrom('payoutDetails')
    .select(['userId', 'sealed'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export function listSealed(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('payoutDetails')
    .select(['userId', 'sealed'])
    .where('userId', '=', anyOf(userIds))
    .execute();
}

export async function upsertDetails(
  db: Db,
  row: { userId: string; sealed: string; changedAt: Date },
): Promise<void> {
  const { sealed, changedAt } = row;
  await db
    .insertInto('payoutDetails')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ sealed, changedAt }))
    .execute();
}

/** Whether anything was ever payable to the person. */
export async function hasPayable(db: Db, beneficiaryId: string): Promise<boolean> {
  const found = await db
    .selectFrom('rewards')
    .select('id')
    .where('beneficiaryId', '=', beneficiaryId)
    .where('state', 'in', ['PAYABLE', 'IN_PAYOUT'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Rewards with their hire and their latest transfer. */
function selectRewards(db: Db) {
  return db
    .selectFrom('rewards as w')
    .innerJoin('referrals as r', 'r.id', 'w.referralId')
    .innerJoin('hires as h', 'h.applicationId', 'w.applicationId')
    .leftJoin('payoutDetails as d', 'd.userId', 'w.beneficiaryId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payoutLines as l')
          .selectAll('l')
          .whereRef('l.rewardId', '=', 'w.id')
          .where('l.status', '!=', 'REMOVED')
          .orderBy('l.place', 'desc')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select(['w.id', 'w.amount', 'w.state', 'w.shelf', 'w.earnedAt', 'w.dueAt', 'w.payableAt', 'w.endedAt'])
    .select(['w.holdReason', 'r.referredKind', 'h.id as hireId', 'h.candidateName', 'h.companyName'])
    .select(['h.joinedOn', 'h.retainedAt', 'h.status as hireStatus', 'h.guaranteeEndsAt', 'h.candidateId'])
    .select(['d.userId as hasDetails', awaitsReview('r').as('awaitsReview')])
    .select([
      't.batchId',
      't.status as lineStatus',
      't.gross',
      't.setOff',
      't.withheld',
      't.net',
      't.account',
    ])
    .select(['t.sentAt', 't.paidOn', 't.reference', 't.failedReason']);
}

export type RewardView = Awaited<ReturnType<typeof listOwn>>[number];

/** Newest first. */
export function listOwn(db: Db, beneficiaryId: string, { page, size }: PageQuery) {
  return selectRewards(db)
    .leftJoin('users as c', (join) =>
      join.onRef('c.id', '=', 'r.referredUserId').on('c.erasedAt', 'is', null),
    )
    .select(['c.firstName', 'c.lastName'])
    .where('w.beneficiaryId', '=', beneficiaryId)
    .orderBy('w.earnedAt', 'desc')
    .orderBy('w.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countOwn(db: Db, beneficiaryId: string): Promise<number> {
  const counted = db
    .selectFrom('rewards')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('beneficiaryId', '=', beneficiaryId);
  return (await counted.executeTakeFirstOrThrow()).count;
}

interface Filter {
  shelf: RewardShelf;
  search?: string | null | undefined;
}

function filtered(db: Db, { shelf, search }: Filter) {
  const query = db.selectFrom('rewards as w').where('w.shelf', '=', shelf);
  return search ? query.where(sql<boolean>`w.beneficiary_id in (${namedPeople(search)})`) : query;
}

function selectAdminRewards(db: Db) {
  return selectRewards(db)
    .innerJoin('users as b', 'b.id', 'w.beneficiaryId')
    .leftJoin('users as a', 'a.id', 'w.heldBy')
    .leftJoin('payoutBalances as o', 'o.beneficiaryId', 'w.beneficiaryId')
    .select([
      'w.beneficiaryId',
      'b.firstName',
      'b.lastName',
      'b.email',
      'b.userType',
      'b.status as userStatus',
    ])
    .select(['a.firstName as heldByFirstName', 'a.lastName as heldByLastName', 'o.owed']);
}

export type AdminRewardView = Awaited<ReturnType<typeof listAll>>[number];

export function findOne(db: Db, id: string): Promise<AdminRewardView | undefined> {
  return selectAdminRewards(db).where('w.id', '=', id).executeTakeFirst();
}

/**
 * Those due longest first. The ids first, so that only the rows of the page are looked up in other tables.
 */
export async function listAll(db: Db, filter: Filter, { page, size }: PageQuery) {
  const found = await filtered(db, filter)
    .select('w.id')
    .orderBy('w.dueAt')
    .orderBy('w.id')
    .limit(size)
    .offset(page * size)
    .execute();
  const ids = found.map(({ id }) => id);
  return selectAdminRewards(db)
    .where('w.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], w.id)`)
    .execute();
}

export async function countAll(db: Db, filter: Filter): Promise<number> {
  const counted = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export function sumByShelf(db: Db) {
  return db
    .selectFrom('rewards')
    .select(['shelf', sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('shelf')
    .execute();
}

export async function sumOwed(db: Db): Promise<number> {
  const row = await db
    .selectFrom('payoutBalances')
    .select(sql<number>`coalesce(sum(owed), 0)::bigint`.as('owed'))
    .executeTakeFirstOrThrow();
  return row.owed;
}

export async function findOwed(db: Db, beneficiaryId: string): Promise<number> {
  const row = await db
    .selectFrom('payoutBalances')
    .select('owed')
    .where('beneficiaryId', '=', beneficiaryId)
    .executeTakeFirst();
  return row?.owed ?? 0;
}
