import { sql } from 'kysely';
import type { MarketAnalytics } from '#contract/analytics/market.ts';
import type { DayRange } from '#contract/analytics/range.ts';
import type { Db } from '#server/db/schema/database.ts';
import { VOID_HIRES } from './journey.queries.ts';

/** Days of documents and payments are days of India already. */
export async function listRevenue(db: Db, { from, to }: DayRange): Promise<MarketAnalytics['revenue']> {
  const { rows } = await sql<MarketAnalytics['revenue'][number]>`
    with months as (
      select generate_series(date_trunc('month', ${from}::date), ${to}::date, '1 month')::date as month),
    moves as (
      select issued_on as day, 1 as invoices, fee as fees, total as issued,
             0::bigint as credited, 0::bigint as received, 0::bigint as withheld, 0::bigint as refunded
        from invoices where issued_on between ${from} and ${to}
      union all
      select issued_on, 0, 0, 0, total, 0, 0, 0 from credit_notes where issued_on between ${from} and ${to}
      union all
      select paid_on, 0, 0, 0, 0, received, withheld, 0 from payments where paid_on between ${from} and ${to}
      union all
      select refunded_on, 0, 0, 0, 0, 0, 0, amount from refunds where refunded_on between ${from} and ${to})
    select to_char(m.month, 'YYYY-MM') as month, coalesce(sum(v.invoices), 0)::bigint as invoices,
           coalesce(sum(v.fees), 0)::bigint as fees, coalesce(sum(v.issued), 0)::bigint as issued,
           coalesce(sum(v.credited), 0)::bigint as credited, coalesce(sum(v.received), 0)::bigint as received,
           coalesce(sum(v.withheld), 0)::bigint as withheld, coalesce(sum(v.refunded), 0)::bigint as refunded
      from months m left join moves v on date_trunc('month', v.day)::date = m.month
     group by m.month order by m.month`.execute(db);
  return rows;
}

/** How many of all came by a referral: of sign-ups in the range, and of hires recorded in it. */
export async function listReferred(db: Db, { start, end }: DayRange): Promise<MarketAnalytics['referrals']> {
  const { rows } = await sql<MarketAnalytics['referrals'][number]>`
    with signed as (
      select u.user_type, r.id as referral
        from users u left join referrals r on r.referred_user_id = u.id
       where u.user_type in ('JOBSEEKER', 'RECRUITER') and u.created_at >= ${start} and u.created_at < ${end})
    select 'CANDIDATES' as of, count(*) as all, count(referral) as referred
      from signed where user_type = 'JOBSEEKER'
    union all
    select 'RECRUITERS', count(*), count(referral) from signed where user_type = 'RECRUITER'
    union all
    select 'HIRES', count(*), count(r.id)
      from hires h left join referrals r on r.referred_user_id = h.candidate_id
     where h.recorded_at >= ${start} and h.recorded_at < ${end} and h.status not in ${VOID_HIRES}`.execute(
    db,
  );
  return rows;
}
