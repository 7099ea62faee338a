import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { ReferralStatus, RewardState } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface Counts {
  total: number;
  /** Erased invitations no longer lead anywhere. */
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

/** Where a reward stands: its last step. */
const LAST_STATE = sql<RewardState>`(array_agg(state order by
  array_position(array['EARNED','PAYABLE','VOID','PAID','CLAWBACK'], state) desc))[1]`;

/** The rewards of a person: one a hire, with its last step, and what of it has been paid for good. */
function rewards(db: Db, beneficiaryId: string) {
  return db
    .selectFrom('rewardEntries')
    .select([
      'referralId',
      LAST_STATE.as('state'),
      sql<number>`max(amount)`.as('amount'),
      sql<number>`sum(amount) filter (where state in ('PAID', 'CLAWBACK'))::int`.as('settled'),
    ])
    .where('beneficiaryId', '=', beneficiaryId)
    .groupBy(['referralId', 'applicationId']);
}

export interface RewardSums {
  held: number;
  payable: number;
  paid: number;
}

export function sumRewards(db: Db, beneficiaryId: string): Promise<RewardSums> {
  const inState = (state: RewardState) =>
    sql<number>`coalesce(sum(amount) filter (where state = ${state}), 0)::int`;
  return db
    .selectFrom(rewards(db, beneficiaryId).as('rewards'))
    .select([
      inState('EARNED').as('held'),
      inState('PAYABLE').as('payable'),
      sql<number>`coalesce(sum(settled), 0)::int`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
}

interface Filter {
  status?: ReferralStatus | undefined;
  /** Leaves out those who were invited and have not answered. */
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

/** Newest first. */
export function listReferrals(db: Db, referrerId: string, filter: Filter, { page, size }: PageQuery) {
  return filtered(db, referrerId, filter)
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'r.referredUserId').on('u.erasedAt', 'is', null),
    )
    .leftJoin('applications as a', 'a.id', 'r.applicationId')
    .leftJoin('companies as c', 'c.id', 'a.companyId')
    .leftJoin(rewards(db, referrerId).as('w'), 'w.referralId', 'r.id')
    .select(['r.id', 'r.invitedEmail', 'r.invitedAt', 'r.status', 'r.referredKind', 'r.signedUpAt'])
    .select(['r.hiredAt', 'u.firstName', 'u.lastName', 'c.name as companyName'])
    .select(['w.state as rewardState', 'w.amount as rewardAmount', 'w.settled'])
    .orderBy('r.invitedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

const PAYOUTS_MAX = 100;

export function listPayouts(db: Db, beneficiaryId: string) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount', 'reference', 'paidAt'])
    .where('beneficiaryId', '=', beneficiaryId)
    .orderBy('paidAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAYOUTS_MAX)
    .execute();
}
