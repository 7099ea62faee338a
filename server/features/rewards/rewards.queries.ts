import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { RewardEntriesTable, RewardsTable } from '#server/db/schema/referrals.ts';
import { awaitsReview } from './rewards.sql.ts';

/** The referrer of the candidate, and the referrer of the company's founder if it has not hired before. */
export function listReferralsOf(
  db: Db,
  { candidateId, companyId }: { candidateId: string; companyId: string },
) {
  return db
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.referrerId')
    .select(['r.id', 'r.referrerId', 'r.referredUserId', 'r.status', 'r.review', 'u.userType'])
    .where((eb) =>
      eb.or([
        eb('r.referredUserId', '=', candidateId),
        eb.and([
          eb(
            'r.referredUserId',
            '=',
            eb.selectFrom('companies').select('founderId').where('id', '=', companyId),
          ),
          eb('r.status', '!=', 'HIRED'),
        ]),
      ]),
    )
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
}

/** False when this step of this reward was already recorded. */
export async function insertEntry(db: Db, entry: Insertable<RewardEntriesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('rewardEntries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['applicationId', 'beneficiaryId', 'state']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type RewardRow = Selectable<RewardsTable> & { awaitsReview: boolean };

/**
 * Locks the reward until the end of the transaction. It is read after the lock, so that an earlier concurrent
 * decision about the referral is seen.
 */
export async function lockReward(db: Db, id: string): Promise<RewardRow | undefined> {
  await db.selectFrom('rewards').select('id').where('id', '=', id).forUpdate().execute();
  return db
    .selectFrom('rewards as w')
    .innerJoin('referrals as r', 'r.id', 'w.referralId')
    .selectAll('w')
    .select(awaitsReview('r').as('awaitsReview'))
    .where('w.id', '=', id)
    .executeTakeFirst();
}

export async function listIdsOf(
  db: Db,
  { applicationId, referralId }: { applicationId?: string; referralId?: string },
): Promise<string[]> {
  let query = db.selectFrom('rewards').select('id').orderBy('id');
  if (applicationId) query = query.where('applicationId', '=', applicationId);
  if (referralId) query = query.where('referralId', '=', referralId);
  return (await query.execute()).map(({ id }) => id);
}

/** Whether the 90 days of the hire were completed, for rewards that are earned. */
export async function isRetained(db: Db, applicationId: string): Promise<boolean> {
  const hire = await db
    .selectFrom('hires')
    .select('retainedAt')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();
  return Boolean(hire?.retainedAt);
}

type Hold = Pick<Updateable<RewardsTable>, 'holdReason' | 'heldBy' | 'heldAt'>;

/** False when it is already on hold or released, or in another state. */
export async function setHold(db: Db, { id, state }: RewardRow, hold: Hold): Promise<boolean> {
  const updated = await db
    .updateTable('rewards')
    .set(hold)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('holdReason', hold.holdReason ? 'is' : 'is not', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function endWithPayout(db: Db, id: string): Promise<void> {
  await db.updateTable('rewards').set({ endsWithPayout: true }).where('id', '=', id).execute();
}

const PAID_STATUSES = statusList(['ACTIVE', 'INACTIVE']);

/** What is due now: rewards that are not on hold, of active accounts only. */
export async function countDue(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select coalesce(sum(w.count), 0)::bigint as count, min(w.oldest_at) as oldest_at
      from (select beneficiary_id, count(*) as count, min(payable_at) as oldest_at
              from rewards where shelf = 'PAYABLE' group by beneficiary_id) w
      -- A lookup by key for each row, because a join would scan all accounts.
      cross join lateral (
        select from users u where u.id = w.beneficiary_id and u.status in ${PAID_STATUSES} offset 0) u`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
