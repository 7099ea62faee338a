import { type RawBuilder, sql } from 'kysely';
import type { JourneyStep, MarketAnalytics, Replies, Spread } from '#contract/analytics/market.ts';
import type { DayRange } from '#contract/analytics/range.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

/** Hires that did not come about are not counted. */
const VOID_HIRES = statusList(['DID_NOT_JOIN', 'REJECTED']);

/** Candidates who signed up in the range, and the steps that each has reached since. */
function reached({ start, end }: DayRange) {
  return sql`
    with cohort as (
      select u.id, u.email_verified_at
        from users u where u.user_type = 'JOBSEEKER' and u.created_at >= ${start} and u.created_at < ${end}),
    met as (
      select i.candidate_id, max(case when i.scheduled_at is not null then 7 when i.accepted_at is not null then 6
          else 5 end) as far
        from interviews i join cohort c on c.id = i.candidate_id group by i.candidate_id),
    offered as (
      select distinct o.candidate_id from offers o join cohort c on c.id = o.candidate_id),
    hired as (
      select distinct h.candidate_id from hires h join cohort c on c.id = h.candidate_id
       where h.status not in ${VOID_HIRES})
    select c.id, case
        when hired.candidate_id is not null then 9
        when offered.candidate_id is not null then 8
        when met.far is not null then met.far
        when p.basic_info_saved_at is not null and p.skills_saved_at is not null
          and p.experience_saved_at is not null and p.education_saved_at is not null then 4
        when c.email_verified_at is not null then 3
        else 2 end as far
      from cohort c
      left join candidates p on p.user_id = c.id
      left join met on met.candidate_id = c.id
      left join offered on offered.candidate_id = c.id
      left join hired on hired.candidate_id = c.id`;
}

type Journey = Record<JourneyStep, number>;

interface Institute {
  name: string;
  candidates: number;
  hires: number;
}

/**
 * Visits are counted without cookies, and not at all where a browser blocks it. Each sign-up counts as a
 * visit, so there are never fewer visits than sign-ups. Only the most frequent institutes are listed;
 * spellings that differ only in case are one, and a person with degrees from two counts for both.
 */
export async function readJourney(
  db: Db,
  range: DayRange,
  most: number,
): Promise<{ journey: Journey; institutes: Institute[] }> {
  const { rows } = await sql<Journey & { institutes: Institute[] }>`
    with reached as materialized (${reached(range)}),
    visits as (
      select count(*) as count from analytics_events
       where event = 'page_view' and created_at >= ${range.start} and created_at < ${range.end}),
    institutes as (
      select min(e.university_name) as name, count(distinct r.id) as candidates,
             count(distinct r.id) filter (where r.far = 9) as hires
        from reached r join candidate_educations e on e.candidate_id = r.id
       group by lower(e.university_name)
       order by candidates desc, lower(e.university_name)
       limit ${most})
    select greatest(count(*), (select count from visits)) as landing, count(*) as sign_up,
           count(*) filter (where far >= 3) as verified, count(*) filter (where far >= 4) as complete,
           count(*) filter (where far >= 5) as request, count(*) filter (where far >= 6) as accepted,
           count(*) filter (where far >= 7) as scheduled, count(*) filter (where far >= 8) as offered,
           count(*) filter (where far >= 9) as hired,
           (select coalesce(json_agg(i order by i.candidates desc, lower(i.name)), '[]') from institutes i) as institutes
      from reached`.execute(db);
  if (!rows[0]) throw new Error('a count is always answered');
  const { institutes, ...journey } = rows[0];
  return { journey, institutes };
}

/** The dates of documents and payments are already days in India. */
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

/** How many came by a referral: of the sign-ups in the range, and of the hires recorded in it. */
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

const weekOf = (instant: RawBuilder<unknown>) =>
  sql`date_trunc('week', ${instant} at time zone ${INDIA})::date`;

const weeksIn = ({ from, to }: DayRange) => sql`
  select generate_series(date_trunc('week', ${from}::date), ${to}::date, '1 week')::date as week`;

interface SignUps {
  week: string;
  candidates: number;
  recruiters: number;
  affiliates: number;
}

export async function listSignUps(db: Db, range: DayRange): Promise<SignUps[]> {
  const { rows } = await sql<SignUps>`
    with weeks as (${weeksIn(range)}),
    counts as (
      select ${weekOf(sql`u.created_at`)} as week,
             count(*) filter (where u.user_type = 'JOBSEEKER') as candidates,
             count(*) filter (where u.user_type = 'RECRUITER') as recruiters,
             count(*) filter (where u.user_type = 'AFFILIATE') as affiliates
        from users u where u.created_at >= ${range.start} and u.created_at < ${range.end}
       group by 1)
    select w.week::text, coalesce(c.candidates, 0) as candidates, coalesce(c.recruiters, 0) as recruiters,
           coalesce(c.affiliates, 0) as affiliates
      from weeks w left join counts c using (week) order by w.week`.execute(db);
  return rows;
}

const spread = (amount: RawBuilder<unknown>) => sql`
  percentile_cont(0.5) within group (order by ${amount}) as median,
  percentile_cont(0.9) within group (order by ${amount}) as p90,
  count(${amount}) as count`;

/** A null week is the total over all weeks. */
type OfWeek<Row> = Row & { week: string | null };

export async function listTimesToHire(db: Db, range: DayRange): Promise<OfWeek<Spread>[]> {
  const { rows } = await sql<OfWeek<Spread>>`
    with hired as (
      select ${weekOf(sql`o.closed_at`)} as week,
             extract(epoch from o.closed_at - a.created_at)::float8 / 86400 as days
        from offers o join applications a on a.id = o.application_id
       where o.status = 'ACCEPTED' and o.closed_at >= ${range.start} and o.closed_at < ${range.end})
    select week::text, ${spread(sql`days`)} from hired group by grouping sets ((), (week))`.execute(db);
  return rows;
}

/** From a request until the candidate's first answer. */
export async function listRepliesOfCandidates(db: Db, range: DayRange): Promise<OfWeek<Replies>[]> {
  const { rows } = await sql<OfWeek<Replies>>`
    with requested as materialized (
      select id, candidate_id, created_at from interviews
       where created_at >= ${range.start} and created_at < ${range.end}),
    answers as materialized (
      select i.id, min(e.at) as at
        from requested i join interview_events e on e.interview_id = i.id and e.actor_id = i.candidate_id
       where e.from_status = 'PENDING' group by i.id),
    asked as (
      select ${weekOf(sql`i.created_at`)} as week,
             extract(epoch from answers.at - i.created_at)::float8 / 3600 as hours
        from requested i left join answers on answers.id = i.id)
    select week::text, count(*) as asked, ${spread(sql`hours`)} from asked
     group by grouping sets ((), (week))`.execute(db);
  return rows;
}

/** From an application until a member of the company first moved it. */
export async function listRepliesOfCompanies(db: Db, range: DayRange): Promise<OfWeek<Replies>[]> {
  const { rows } = await sql<OfWeek<Replies>>`
    with applied as materialized (
      select id, company_id, applied_at from sent_applications
       where source = 'APPLIED' and applied_at >= ${range.start} and applied_at < ${range.end}),
    said as materialized (
      select e.application_id, m.company_id, e.at
        from application_events e join company_members m on m.user_id = e.actor_id where e.at > ${range.start}),
    answers as materialized (
      select a.id, min(s.at) as at
        from applied a join said s on s.application_id = a.id and s.company_id = a.company_id and s.at > a.applied_at
       group by a.id),
    asked as (
      select ${weekOf(sql`a.applied_at`)} as week,
             extract(epoch from answers.at - a.applied_at)::float8 / 3600 as hours
        from applied a left join answers on answers.id = a.id)
    select week::text, count(*) as asked, ${spread(sql`hours`)} from asked
     group by grouping sets ((), (week))`.execute(db);
  return rows;
}

export async function listWeeks(db: Db, range: DayRange): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select week::text from (${weeksIn(range)}) weeks order by week`.execute(db);
  return rows.map(({ week }) => week);
}
