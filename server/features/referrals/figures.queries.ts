import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { RewardShelf } from '#contract/labels/payouts.ts';
import type { ReferralStatus } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';

interface Counts {
  total: number;
  /** Erased invitations have no referral any more. */
  invited: number;
  signedUp: number;
  approved: number;
  hired: number;
}

export function countReferrals(db: Db, referrerId: string): Promise<Counts> {
  const having = (status: ReferralStatus) => sql<number>`count(*) filter (where status = ${status})`;
  return db
    .selectFrom('referrals')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where status = 'INVITED' and invited_email is not null)`.as('invited'),
      having('SIGNUP').as('signedUp'),
      having('APPROVED').as('approved'),
      having('HIRED').as('hired'),
    ])
    .where('referrerId', '=', referrerId)
    .executeTakeFirstOrThrow();
}

/** The rewards of a person: one per hire, with its state and what was paid and not clawed back. */
function rewards(db: Db, beneficiaryId: string) {
  return db
    .selectFrom('rewards')
    .select(['referralId', 'applicationId', 'state', 'shelf', 'amount'])
    .select(sql<number>`case when state = 'PAID' then amount else 0 end`.as('settled'))
    .where('beneficiaryId', '=', beneficiaryId);
}

interface RewardSums {
  held: number;
  payable: number;
  paid: number;
}

export function sumRewards(db: Db, beneficiaryId: string): Promise<RewardSums> {
  const on = (...shelves: RewardShelf[]) =>
    sql<number>`coalesce(sum(amount) filter (where shelf = any(${shelves}::text[])), 0)::int`;
  return db
    .selectFrom(rewards(db, beneficiaryId).as('rewards'))
    .select([on('HELD').as('held'), on('PAYABLE', 'IN_PAYOUT').as('payable'), on('PAID').as('paid')])
    .executeTakeFirstOrThrow();
}

interface Filter {
  status?: ReferralStatus | undefined;
  /** Excludes those who were invited and have not answered. */
  onlySignedUp?: boolean;
}

function filtered(db: Db, referrerId: string, { status, onlySignedUp }: Filter) {
  let query = db.selectFrom('referrals as r').where('r.referrerId', '=', referrerId);
  if (status) query = query.where('r.status', '=', status);
  if (onlySignedUp) query = query.where('r.status', '!=', 'INVITED');
  return query;
}

export async function countListed(db: Db, referrerId: string, filter: Filter): Promise<number> {
  const count = filtered(db, referrerId, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

/**
 * Newest first. The page is selected before its people are looked up, so that a deep page reads no more of
 * them.
 */
export function listReferrals(db: Db, referrerId: string, filter: Filter, { page, size }: PageQuery) {
  const listed = filtered(db, referrerId, filter)
    .selectAll('r')
    .orderBy('r.invitedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(page * size);
  return db
    .selectFrom(listed.as('r'))
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'r.referredUserId').on('u.erasedAt', 'is', null),
    )
    .leftJoin('applications as a', 'a.id', 'r.applicationId')
    .leftJoin('companies as c', 'c.id', 'a.companyId')
    .leftJoin(rewards(db, referrerId).as('w'), (join) =>
      join.onRef('w.referralId', '=', 'r.id').onRef('w.applicationId', '=', 'r.applicationId'),
    )
    .select(['r.id', 'r.invitedEmail', 'r.invitedAt', 'r.status', 'r.referredKind', 'r.signedUpAt'])
    .select(['r.hiredAt', 'u.firstName', 'u.lastName', 'c.name as companyName'])
    .select(['w.state as rewardState', 'w.amount as rewardAmount', 'w.settled'])
    .orderBy('r.invitedAt', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

const PAYOUTS_MAX = 100;

/** The transfers, newest first. */
export function listPayouts(db: Db, beneficiaryId: string) {
  return db
    .selectFrom('payoutLines')
    .select([
      'id',
      'net as amount',
      'withheld',
      'setOff',
      sql<string>`coalesce(reference, '')`.as('reference'),
    ])
    .select(sql<Date>`settled_at`.as('paidAt'))
    .where('beneficiaryId', '=', beneficiaryId)
    .where('status', '=', 'PAID')
    .orderBy('settledAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAYOUTS_MAX)
    .execute();
}
