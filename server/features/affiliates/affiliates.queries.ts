import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { AffiliateStatus } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AffiliatesTable } from '#server/db/schema/referrals.ts';

type AffiliateRow = Selectable<AffiliatesTable>;

export async function insertAffiliate(db: Db, affiliate: Insertable<AffiliatesTable>): Promise<void> {
  await db.insertInto('affiliates').values(affiliate).execute();
}

export function findAffiliate(db: Db, userId: string): Promise<AffiliateRow | undefined> {
  return db.selectFrom('affiliates').selectAll().where('userId', '=', userId).executeTakeFirst();
}

type Decision = Pick<AffiliateRow, 'status' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** False unless the application still stands there. */
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
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([
        eb('a.website', 'ilike', pattern),
        eb(sql<string>`u.first_name || ' ' || u.last_name || ' ' || u.email::text`, 'ilike', pattern),
      ]),
    );
  }
  return query;
}

export async function countAffiliates(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

const count = (from: string) => sql<number>`(select count(*) from ${sql.raw(from)})`;

function withDetails(query: ReturnType<typeof filtered>) {
  return query
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.emailVerifiedAt', 'u.phone'])
    .select(['a.website', 'a.socialMediaHandle', 'a.experience', 'a.marketingChannels'])
    .select(['a.status', 'a.reason', 'a.createdAt', 'a.decidedAt'])
    .select([
      count('referral_clicks k where k.owner_id = u.id').as('clicks'),
      count('referrals r where r.referrer_id = u.id').as('signUps'),
      count("referrals r where r.referrer_id = u.id and r.status = 'HIRED'").as('hires'),
      count("referrals r where r.referrer_id = u.id and r.flags <> '{}'").as('flaggedReferrals'),
    ]);
}

export function listAffiliates(db: Db, filter: Filter, { page, size }: PageQuery) {
  return withDetails(filtered(db, filter))
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.userId', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export function findDetails(db: Db, userId: string) {
  return withDetails(filtered(db, {})).where('a.userId', '=', userId).executeTakeFirst();
}
