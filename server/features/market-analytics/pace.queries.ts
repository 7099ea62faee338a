import { type RawBuilder, sql } from 'kysely';
import type { Replies, Spread } from '#contract/analytics/market.ts';
import type { DayRange } from '#contract/analytics/range.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';

const weekOf = (instant: RawBuilder<unknown>) =>
  sql`date_trunc('week', ${instant} at time zone ${INDIA})::date`;

const weeksIn = ({ from, to }: DayRange) => sql`
  select generate_series(date_trunc('week', ${from}::date), ${to}::date, '1 week')::date as week`;

export interface SignUps {
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

/** A null week: all of them together. */
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

/** From a request until the candidate first answered it. */
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

/** From an application until somebody of the company first moved it. */
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
