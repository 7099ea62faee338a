import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { AffiliateStatus } from '#contract/labels/referrals.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AffiliatesTable } from '#server/db/schema/referrals.ts';
import { namedPeople } from '#server/features/users/users.sql.ts';

type AffiliateRow = Selectable<AffiliatesTable>;

export async function insertAffiliate(db: Db, affiliate: Insertable<AffiliatesTable>): Promise<void> {
  await db.insertInto('affiliates').values(affiliate).execute();
}

export function findAffiliate(db: Db, userId: string): Promise<AffiliateRow | undefined> {
  return db.selectFrom('affiliates').selectAll().where('userId', '=', userId).executeTakeFirst();
}

type Decision = Pick<AffiliateRow, 'status' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** False unless the application is still in this state. */
export async function decide(
  db: Db,
  userId: string,
  from: AffiliateStatus,
  decision: Decision,
): Promise<boolean> {
  const updated = await db
    .updateTable('affiliates')
    .set(decision)
    .where('userId', '=', userId)
    .where('status', '=', from)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export interface Filter {
  status?: AffiliateStatus | undefined;
  search?: string | null | undefined;
}

function filtered(db: Db, { status, search }: Filter) {
  let query = db.selectFrom('affiliates as a').innerJoin('users as u', 'u.id', 'a.userId');
  if (status) query = query.where('a.status', '=', status);
  if (search) {
    // One index for each of the two ways to match, so that the others are not scanned.
    query = query.where(
      sql<boolean>`a.user_id in (
        select site.user_id from affiliates site where ${contains(sql`site.website`, search)}
         union all ${namedPeople(search, 'AFFILIATE')})`,
    );
  }
  return query;
}

export async function countAffiliates(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

export async function countByStatus(db: Db): Promise<Record<AffiliateStatus, number>> {
  const rows = await db
    .selectFrom('affiliates')
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
  const of = (status: AffiliateStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { PENDING: of('PENDING'), APPROVED: of('APPROVED'), REJECTED: of('REJECTED') };
}

/** The ids first, so that counts are only computed for the rows of the page, however deep it is. */
export async function listIds(db: Db, filter: Filter, { page, size }: PageQuery): Promise<string[]> {
  const rows = await filtered(db, filter)
    .select('a.userId')
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.userId', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ userId }) => userId);
}

const count = (from: string) => sql<number>`(select count(*) from ${sql.raw(from)})`;

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return filtered(db, {})
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.emailVerifiedAt', 'u.phone'])
    .select(['a.website', 'a.socialMediaHandle', 'a.experience', 'a.marketingChannels'])
    .select(['a.status', 'a.reason', 'a.createdAt', 'a.decidedAt'])
    .select([
      count('referral_clicks k where k.owner_id = u.id').as('clicks'),
      count('referrals r where r.referrer_id = u.id').as('signUps'),
      count("referrals r where r.referrer_id = u.id and r.status = 'HIRED'").as('hires'),
      count("referrals r where r.referrer_id = u.id and r.flags <> '{}'").as('flaggedReferrals'),
    ])
    .where('a.userId', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], a.user_id)`)
    .execute();
}
