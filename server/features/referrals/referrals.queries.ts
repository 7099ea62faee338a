import { type Insertable, type Selectable, sql } from 'kysely';
import type { RewardState } from '#contract/labels/referrals.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ReferralsTable } from '#server/db/schema/referrals.ts';

export type ReferralRow = Selectable<ReferralsTable>;
type NewReferral = Insertable<ReferralsTable>;

/** The data of the person once there is an account. */
type Joining = Pick<ReferralRow, 'referredUserId' | 'referredKind' | 'signedUpAt' | 'flags'>;

export async function insertReferral(db: Db, referral: NewReferral): Promise<void> {
  await db.insertInto('referrals').values(referral).execute();
}

/** Turns an open invitation into a sign-up; false when it is no longer open. */
export async function answerInvitation(db: Db, id: string, joining: Joining): Promise<boolean> {
  const updated = await db
    .updateTable('referrals')
    .set({ ...joining, status: 'SIGNUP', eraseAt: null })
    .where('id', '=', id)
    .where('status', '=', 'INVITED')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export function listInvitationsTo(
  db: Db,
  email: string,
): Promise<Pick<ReferralRow, 'id' | 'referrerId' | 'invitedAt'>[]> {
  return db
    .selectFrom('referrals')
    .select(['id', 'referrerId', 'invitedAt'])
    .where('invitedEmail', '=', email)
    .where('status', '=', 'INVITED')
    .orderBy('invitedAt')
    .execute();
}

export function findByReferredUser(db: Db, userId: string): Promise<ReferralRow | undefined> {
  return db
    .selectFrom('referrals')
    .modifyFront(named('find_referral_of'))
    .selectAll()
    .where('referredUserId', '=', userId)
    .executeTakeFirst();
}

/** False when it was no longer in this state. */
export async function approveReferral(db: Db, id: string, approvedAt: Date): Promise<boolean> {
  const updated = await db
    .updateTable('referrals')
    .set({ status: 'APPROVED', approvedAt })
    .where('id', '=', id)
    .where('status', '=', 'SIGNUP')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** False when the referred person had been hired before. */
export async function markHired(
  db: Db,
  id: string,
  hire: { applicationId: string; hiredAt: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('referrals')
    .set({ ...hire, status: 'HIRED' })
    .where('id', '=', id)
    .where('status', 'in', ['SIGNUP', 'APPROVED'])
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

interface Likeness {
  sharesDevice: boolean;
  sharesPhone: boolean;
  recentSignUps: number;
}

interface Newcomer {
  userId: string;
  referrerId: string;
  deviceHash: string | null;
  phone: string | null;
  since: Date;
}

const lastTenDigits = (column: string) =>
  sql<string>`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 10)`;

/** How similar a new account is to the referrer, or to others referred by the same person. */
export async function compare(db: Db, newcomer: Newcomer): Promise<Likeness> {
  const { userId, referrerId, deviceHash, phone, since } = newcomer;
  const circle = db
    .selectFrom('users as u')
    .leftJoin('signUpDevices as d', 'd.userId', 'u.id')
    .where('u.id', '!=', userId)
    .where((eb) =>
      eb.or([
        eb('u.id', '=', referrerId),
        eb.exists(
          eb
            .selectFrom('referrals as r')
            .select('r.id')
            .whereRef('r.referredUserId', '=', 'u.id')
            .where('r.referrerId', '=', referrerId),
        ),
      ]),
    );
  const digits = phone?.replaceAll(/\D/g, '').slice(-10) ?? null;
  const likeness = await circle
    .select([
      sql<boolean>`coalesce(bool_or(d.device_hash = ${deviceHash}::text), false)`.as('sharesDevice'),
      sql<boolean>`coalesce(bool_or(${lastTenDigits('u.phone')} = ${digits}::text), false)`.as('sharesPhone'),
    ])
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('referrerId', '=', referrerId)
    .where('signedUpAt', '>=', since)
    .executeTakeFirstOrThrow();
  return { ...likeness, recentSignUps: count };
}

type Dates = Record<
  'signedUpAt' | 'approvedAt' | 'earnedAt' | 'payableFrom' | 'payableAt' | 'paidAt',
  Date | null
>;

export const NO_DATES: Dates = {
  signedUpAt: null,
  approvedAt: null,
  earnedAt: null,
  payableFrom: null,
  payableAt: null,
  paidAt: null,
};

/** The dates of the steps of each of these referrals, for the owner of the reward. */
export async function listDates(
  db: Db,
  beneficiaryId: string,
  referralIds: readonly string[],
): Promise<Map<string, Dates>> {
  const step = (state: RewardState) => sql<Date | null>`min(e.at) filter (where e.state = ${state})`;
  const rows = await db
    .selectFrom('referrals as r')
    .leftJoin('hires as h', 'h.applicationId', 'r.applicationId')
    .leftJoin('rewardEntries as e', (join) =>
      join
        .onRef('e.referralId', '=', 'r.id')
        .onRef('e.applicationId', '=', 'r.applicationId')
        .on('e.beneficiaryId', '=', beneficiaryId),
    )
    .select(['r.id', 'r.signedUpAt', 'r.approvedAt', 'h.guaranteeEndsAt as payableFrom'])
    .select([step('EARNED').as('earnedAt'), step('PAYABLE').as('payableAt'), step('PAID').as('paidAt')])
    .where('r.id', '=', anyOf(referralIds))
    .groupBy(['r.id', 'h.guaranteeEndsAt'])
    .execute();
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}

/**
 * Erases the person's address in referrals by others, and the addresses that the person invited. Returns the
 * former referrals.
 */
export async function eraseAddresses(db: Db, userId: string): Promise<string[]> {
  const nothing = { invitedEmail: null, unsubscribeHash: null, eraseAt: null };
  await db
    .updateTable('referrals')
    .set(nothing)
    .where('referrerId', '=', userId)
    .where('status', '=', 'INVITED')
    .execute();
  const erased = await db
    .updateTable('referrals')
    .set(nothing)
    .where('referredUserId', '=', userId)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

export function listOwn(db: Db, userId: string) {
  return db
    .selectFrom('referrals')
    .select(['id', 'source', 'status', 'invitedEmail', 'invitedAt', 'signedUpAt', 'approvedAt', 'hiredAt'])
    .where('referrerId', '=', userId)
    .orderBy('invitedAt')
    .execute();
}

export function listOwnRewards(db: Db, userId: string) {
  return db
    .selectFrom('rewardEntries')
    .select(['id', 'referralId', 'state', 'amount', 'at'])
    .where('beneficiaryId', '=', userId)
    .orderBy('at')
    .execute();
}
