import { sql } from 'kysely';
import type { JobDay } from '#contract/jobs/days.ts';
import { INDIA, localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inDays, now } from '#server/platform/clock.ts';

/** Signed-in people stand in the views by their id, visitors by what tells them apart for a day. */
const MEMBER = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Every day up to today, also those on which nothing happened. */
export async function listDays(db: Db, jobId: string, days: number): Promise<JobDay[]> {
  const [from, to] = [localDate(inDays(1 - days)), localDate(now())];
  const { rows } = await sql<JobDay>`
    with ways as (
      select day, source, count(*) filter (where viewer ~ ${MEMBER}) as members, count(*) as everybody
      from job_views where job_id = ${jobId} and day between ${from}::date and ${to}::date
      group by day, source
    ), views as (
      select day, sum(members) as members, sum(everybody) as everybody, json_object_agg(source, everybody) as ways
      from ways group by day
    ), came as (
      select (coalesce(a.applied_at, a.created_at) at time zone ${INDIA})::date as day, a.source
      from sent_applications a where a.job_id = ${jobId}
    ), applications as (
      select day, count(*) filter (where source = 'APPLIED') as applied,
        count(*) filter (where source = 'INVITED') as invited
      from came group by day
    )
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(v.everybody - v.members, 0)::int as visitors, coalesce(v.members, 0)::int as members,
      coalesce(v.ways, '{}') as ways,
      coalesce(a.applied, 0)::int as applied, coalesce(a.invited, 0)::int as invited
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
      left join views v on v.day = d.day::date
      left join applications a on a.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}
