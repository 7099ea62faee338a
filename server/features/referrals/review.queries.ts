import { type RawBuilder, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { ReferralReview } from '#contract/labels/referrals.ts';
import type { Lookalike, ReferralView } from '#contract/referrals/review.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName, isNamed, namedPeople } from '#server/features/users/users.sql.ts';

export interface Filter {
  view: ReferralView;
  search?: string | null | undefined;
}

const VIEWS: Readonly<Record<ReferralView, RawBuilder<unknown>>> = {
  WAITING: sql`r.signed_up_at is not null and r.flags <> '{}' and r.review is null`,
  DECIDED: sql`r.signed_up_at is not null and r.review is not null`,
  ALL: sql`r.signed_up_at is not null`,
};

const ORDERS: Readonly<Record<ReferralView, RawBuilder<unknown>>> = {
  WAITING: sql`r.signed_up_at, r.id`,
  DECIDED: sql`r.reviewed_at desc, r.id desc`,
  ALL: sql`r.signed_up_at desc, r.id desc`,
};

/** For the flagged ones, which are few, so each is checked. */
const named = (search: string) => sql`(
  (select ${isNamed('w', search)} from users w where w.id = r.referrer_id)
  or (select ${isNamed('n', search)} from users n where n.id = r.referred_user_id))`;

/** One index for each side of a referral, so that the others are not scanned. */
const amongAll = (search: string) => sql`r.id in (
  with people as materialized (${namedPeople(search)})
  select o.id from people join referrals o on o.referrer_id = people.id
   union all
  select o.id from people join referrals o on o.referred_user_id = people.id)`;

function conditions({ view, search }: Filter) {
  if (!search) return VIEWS[view];
  return sql`${VIEWS[view]} and ${view === 'ALL' ? amongAll(search) : named(search)}`;
}

/**
 * The ids of a page, and their total. Only the rows of the page are looked up in the other tables, however
 * deep it is; the search is evaluated once for both.
 */
export async function find(
  db: Db,
  filter: Filter,
  { page, size }: PageQuery,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as ${filter.search ? sql`materialized` : sql`not materialized`} (
      select r.id, r.signed_up_at, r.reviewed_at from referrals r where ${conditions(filter)})
    select array(select r.id from found r order by ${ORDERS[filter.view]} limit ${size} offset ${page * size}) as ids,
      (select count(*) from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

const SHOWN = 5;

const like = sql`json_build_object('id', u.id, 'name', ${fullName('u')},
  'email', u.email, 'isReferrer', u.id = r.referrer_id)`;

/** The referrer, and the other people they referred. */
const ofTheCircle = sql`u.id <> r.referred_user_id and (u.id = r.referrer_id or exists (
  select from referrals o where o.referred_user_id = u.id and o.referrer_id = r.referrer_id))`;

const sameDevice = sql<Lookalike[]>`case when 'DEVICE' = any(r.flags) then (
  select json_agg(found.one) from (
    select ${like} as one from sign_up_devices own
      join sign_up_devices d on d.device_hash = own.device_hash
      join users u on u.id = d.user_id
      where own.user_id = r.referred_user_id and ${ofTheCircle}
      order by u.created_at limit ${sql.lit(SHOWN)}) found) end`;

const lastTenDigits = (column: string) => sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 10)`;

const samePhone = sql<Lookalike[]>`case when 'PHONE' = any(r.flags) then (
  select json_agg(found.one) from (
    select ${like} as one from users u
      where u.phone is not null and ${lastTenDigits('u.phone')} = ${lastTenDigits('n.phone')} and ${ofTheCircle}
      order by u.created_at limit ${sql.lit(SHOWN)}) found) end`;

const inTheHour = sql<number>`(select count(*) from referrals o where o.referrer_id = r.referrer_id
  and o.signed_up_at > r.signed_up_at - interval '1 hour' and o.signed_up_at <= r.signed_up_at)`;

export type ReviewRow = Awaited<ReturnType<typeof listRows>>[number];

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('referrals as r')
    .innerJoin('users as w', 'w.id', 'r.referrerId')
    .innerJoin('users as n', 'n.id', 'r.referredUserId')
    .leftJoin('users as a', 'a.id', 'r.reviewedBy')
    .select(['r.id', 'r.source', 'r.status', 'r.signedUpAt', 'r.flags'])
    .select(['r.review', 'r.reviewReason', 'r.reviewedAt'])
    .select(['w.id as referrerId', 'w.firstName', 'w.lastName', 'w.email', 'w.userType'])
    .select(['n.id as newcomerId', 'n.firstName as newFirstName', 'n.lastName as newLastName'])
    .select(['n.email as newEmail', 'n.userType as newUserType'])
    .select(['a.firstName as adminFirstName', 'a.lastName as adminLastName'])
    .select([sameDevice.as('sameDevice'), samePhone.as('samePhone'), inTheHour.as('inTheHour')])
    .where('r.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], r.id)`)
    .execute();
}

export function findReview(db: Db, id: string) {
  return db
    .selectFrom('referrals')
    .select(['referrerId', 'referredUserId', 'flags', 'review', 'reviewedBy', 'reviewedAt'])
    .where('id', '=', id)
    .where('signedUpAt', 'is not', null)
    .executeTakeFirst();
}

interface Review {
  review: ReferralReview;
  reviewReason: string;
  reviewedBy: string;
  reviewedAt: Date;
}

/** False when it was already decided. */
export async function decide(db: Db, id: string, review: Review): Promise<boolean> {
  const updated = await db
    .updateTable('referrals')
    .set(review)
    .where('id', '=', id)
    .where('review', 'is', null)
    .where('flags', '!=', sql<never>`'{}'`)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
