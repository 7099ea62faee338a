import { sql } from 'kysely';
import type { JourneyStep } from '#contract/analytics/market.ts';
import type { DayRange } from '#contract/analytics/range.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

/** A hire that came to nothing is none. */
export const VOID_HIRES = statusList(['DID_NOT_JOIN', 'REJECTED']);

/** Candidates who signed up in the range, and how far each has come since. */
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

export type Journey = Record<JourneyStep, number>;

export interface Institute {
  name: string;
  candidates: number;
  hires: number;
}

/**
 * Visits are counted without cookies, and not at all where a browser blocks it; whoever signed up has been there, so
 * there are never fewer visits than sign-ups. Of institutes the most frequent: one name in several spellings of its case
 * is one, and somebody with degrees of two counts at both.
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
