import { type RawBuilder, sql } from 'kysely';
import { type Funnel, PACED_STAGES, type Pace } from '#contract/analytics/hiring.ts';
import type { DayRange } from '#contract/analytics/range.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import type { ApplicationSource, ApplicationStatus } from '#contract/labels/applications.ts';
import type { OfferStatus } from '#contract/labels/offers.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

interface Range extends DayRange {
  companyId: string;
  jobId: string | undefined;
}

const STAGES = sql`array['NEW','REVIEWED','SHORTLISTED','INTERVIEW','OFFERED','HIRED']`;
const rankOf = (status: RawBuilder<unknown>) => sql`coalesce(array_position(${STAGES}, ${status}), 0)`;

const ofJob = (jobId: string | undefined, column: string) =>
  jobId ? sql`and ${sql.ref(column)} = ${jobId}` : sql``;

/** The applications that arrived in the range. */
function arrived({ companyId, jobId, start, end }: Range) {
  return sql`
    select a.id, a.job_id, a.source, a.status, a.applied_at, a.created_at, a.candidate_id
      from sent_applications a
     where a.company_id = ${companyId} and a.created_at >= ${start} and a.created_at < ${end}
           ${ofJob(jobId, 'a.job_id')}`;
}

/** Looked up one by one, because one company's rows are a small part of the table. */
const moves = sql`
  select a.id as application_id, e.*, a.applied_at, a.candidate_id from arrived a
    cross join lateral (
      select e.id, e.from_status, e.to_status, e.actor_id, e.at
        from application_events e where e.application_id = a.id offset 0) e`;

/**
 * The furthest stage that each reached (a void hire counts as an offer), and when the company first moved it.
 */
const reached = ({ companyId }: Range) => sql`
  select a.*, m.answered_at,
         least(greatest(${rankOf(sql`a.status`)}, coalesce(m.far, 0)),
           case when a.id in (select h.application_id from hires h where h.company_id = ${companyId}
             and h.status in ('DID_NOT_JOIN', 'REJECTED')) then 5 else 6 end) as far
    from arrived a
    left join (
      select application_id, max(${rankOf(sql`to_status`)}) as far,
             min(at) filter (where at > applied_at and actor_id <> candidate_id) as answered_at
        from moves group by application_id) m on m.application_id = a.id`;

const medianOf = (interval: RawBuilder<unknown>) => sql<number | null>`
  percentile_cont(0.5) within group (order by extract(epoch from ${interval})::float8 / 3600)`;

type Replies = Pace & { asked: number };
type JobFunnel = Funnel & { id: string; title: string };

interface Arrivals {
  /** Jobs with applications in the range, those with the most first. */
  jobs: JobFunnel[];
  weeks: { week: string; applications: number; hires: number }[];
  stages: (Pace & { status: ApplicationStatus })[];
  /** From an application until a member of the company first moved it. */
  company: Replies;
  sources: { source: ApplicationSource; applications: number; interviews: number; hires: number }[];
}

/**
 * All figures about the arrivals in the range, computed in one pass. Built by hand, because JSON keys are not
 * converted.
 */
export async function countArrivals(db: Db, range: Range): Promise<Arrivals> {
  const { companyId, jobId, from, to } = range;
  const { rows } = await sql<Arrivals>`
    with arrived as materialized (${arrived(range)}),
    moves as materialized (${moves}),
    reached as materialized (${reached(range)}),
    counts as (
      select job_id, count(*) as applications, count(*) filter (where far >= 3) as shortlisted,
             count(*) filter (where far >= 4) as interviews, count(*) filter (where far >= 5) as offers,
             count(*) filter (where far = 6) as hires
        from reached group by job_id
    ),
    funnels as (
      select j.id, j.title, coalesce(v.views, 0) as views, coalesce(c.applications, 0) as applications,
             coalesce(c.shortlisted, 0) as shortlisted, coalesce(c.interviews, 0) as interviews,
             coalesce(c.offers, 0) as offers, coalesce(c.hires, 0) as hires
        from jobs j
        left join counts c on c.job_id = j.id
        left join lateral (
          select count(*) as views from job_views w where w.job_id = j.id and w.day between ${from} and ${to}
        ) v on true
       where j.company_id = ${companyId} and (c.job_id is not null or v.views > 0) ${ofJob(jobId, 'j.id')}
    ),
    arrivals as (
      select date_trunc('week', created_at at time zone ${INDIA})::date as week, count(*) as applications,
             count(*) filter (where far = 6) as hires
        from reached group by 1
    ),
    weeks as (
      select w::date as week, coalesce(a.applications, 0) as applications, coalesce(a.hires, 0) as hires
        from generate_series(date_trunc('week', ${from}::date), ${to}::date, '1 week') w
        left join arrivals a on a.week = w::date
    ),
    stays as (
      select to_status as status, at, lead(at) over (partition by application_id order by at, id) as left_at
        from moves where from_status is distinct from to_status
    ),
    stages as (
      select status, ${medianOf(sql`left_at - at`)} as "medianHours", count(*) as count
        from stays where left_at is not null and status in ${statusList(PACED_STAGES)}
       group by status
    ),
    company_replies as (
      select count(*) as asked, count(answered_at) as count,
             ${medianOf(sql`answered_at - applied_at`)} filter (where answered_at is not null) as "medianHours"
        from reached where source = 'APPLIED' and applied_at is not null
    ),
    sources as (
      select source, count(*) as applications, count(*) filter (where far >= 4) as interviews,
             count(*) filter (where far = 6) as hires
        from reached group by source
    )
    select
      coalesce((select json_agg(f order by applications desc, views desc, id) from funnels f), '[]') as jobs,
      coalesce((select json_agg(w order by week) from weeks w), '[]') as weeks,
      coalesce((select json_agg(s) from stages s), '[]') as stages,
      (select to_json(c) from company_replies c) as company,
      coalesce((select json_agg(s order by source) from sources s), '[]') as sources`.execute(db);
  return rows[0] as Arrivals;
}

/** From a request until the candidate's first answer. */
export async function paceOfCandidates(db: Db, range: Range): Promise<Replies> {
  const { companyId, jobId, start, end } = range;
  const { rows } = await sql<Replies>`
    select count(*) as asked, count(answer.at) as count,
           ${medianOf(sql`answer.at - i.created_at`)} filter (where answer.at is not null) as median_hours
      from interviews i
      left join lateral (
        select min(e.at) as at from interview_events e
         where e.interview_id = i.id and e.from_status = 'PENDING' and e.actor_id = i.candidate_id
      ) answer on true
     where i.company_id = ${companyId} and i.created_at >= ${start} and i.created_at < ${end}
           ${ofJob(jobId, 'i.job_id')}`.execute(db);
  return rows[0] ?? { asked: 0, count: 0, medianHours: null };
}

export async function listOffers(db: Db, { companyId, jobId, start, end }: Range) {
  const { rows } = await sql<{ status: OfferStatus; count: number }>`
    with latest as (
      select distinct on (o.application_id) o.status
        from offers o
       where o.company_id = ${companyId} and o.extended_at >= ${start} and o.extended_at < ${end}
             ${ofJob(jobId, 'o.job_id')}
       order by o.application_id, o.version desc
    )
    select status, count(*) as count from latest group by status order by count desc, status`.execute(db);
  return rows;
}
