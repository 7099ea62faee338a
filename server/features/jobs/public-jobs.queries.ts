import { sql } from 'kysely';
import { TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { JobDay } from '#contract/jobs/days.ts';
import type { JobStats } from '#contract/jobs/own-jobs.ts';
import { INDIA, localDate } from '#contract/kit/zoned-time.ts';
import type { ViewSource } from '#contract/labels/jobs.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { selectAllJobs, selectJobs } from './jobs.queries.ts';

/** Jobs with the company data of a card. */
function withCompany(jobs: ReturnType<typeof selectJobs>) {
  return jobs
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['c.name as companyName', 'c.logoFileId', 'c.approvalStatus']);
}

/** A batch of the open jobs, newest first; the id of the last one is the cursor for the next batch. */
export function listOpenJobAddresses(db: Db, before: string | undefined, size: number) {
  let query = db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['j.id', 'j.updatedAt'])
    .where('j.status', '=', 'PUBLISHED')
    .where('j.deletedAt', 'is', null)
    .where('c.approvalStatus', '=', 'APPROVED');
  if (before) query = query.where('j.id', '<', before);
  return query.orderBy('j.id', 'desc').limit(size).execute();
}

export async function listListings(db: Db, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  return withCompany(selectAllJobs(db))
    .modifyFront(named('list_listings'))
    .where('j.id', '=', anyOf(jobIds))
    .execute();
}

/** In any state, if it was published once and its company may hire here. */
export function findPublicJob(db: Db, id: string) {
  return withCompany(selectJobs(db))
    .modifyFront(named('find_public_job'))
    .select(['c.website', 'c.industry', 'c.size', 'c.description as companyDescription'])
    .select('c.city as companyCity')
    .where('j.id', '=', id)
    .where('j.status', '!=', 'DRAFT')
    .where('c.approvalStatus', '=', 'APPROVED')
    .executeTakeFirst();
}

export function findMyApplication(db: Db, jobId: string, candidateId: string) {
  return db
    .selectFrom('applications as a')
    .leftJoin('interviews as i', (join) =>
      join.onRef('i.applicationId', '=', 'a.id').on('i.status', 'in', TO_ANSWER_STATUSES),
    )
    .select(['a.id', 'a.status', 'a.ending', 'a.appliedAt', 'i.id as requestId'])
    .where('a.jobId', '=', jobId)
    .where('a.candidateId', '=', candidateId)
    .executeTakeFirst();
}

export async function isSaved(db: Db, jobId: string, candidateId: string): Promise<boolean> {
  const saved = db.selectFrom('savedJobs').select('jobId').where('candidateId', '=', candidateId);
  return (await saved.where('jobId', '=', jobId).executeTakeFirst()) !== undefined;
}

/** Days are in Indian time, where the readers of the figures are. */
export async function readStats(db: Db, jobId: string): Promise<JobStats> {
  const views = db
    .selectFrom('jobViews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('jobId', '=', jobId);
  const row = await db
    .selectFrom('sentApplications')
    .select((eb) => [
      views.as('totalViews'),
      eb.fn.countAll<number>().as('totalApplications'),
      eb.fn.count<number>('appliedAt').as('applied'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'SHORTLISTED').as('shortlistedApplications'),
      eb.fn
        .countAll<number>()
        .filterWhere(sql`(applied_at at time zone ${INDIA})::date`, '=', localDate(now()))
        .as('newToday'),
    ])
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow();
  const { applied, totalViews, ...counts } = row;
  const seen = totalViews ?? 0;
  return { ...counts, totalViews: seen, conversionRate: seen ? rounded((100 * applied) / seen) : 0 };
}

function rounded(percent: number): number {
  return Math.min(100, Math.round(percent * 10) / 10);
}

/** One row per viewer and day, however often the page is opened; the source of the first view counts. */
export async function insertView(
  db: Db,
  jobId: string,
  view: { viewer: string; day: string; source: ViewSource },
): Promise<void> {
  await db
    .insertInto('jobViews')
    .values({ ...view, jobId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Signed-in viewers are stored by their id, visitors by a mark that is only valid for a day. */
const MEMBER = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Every day up to today, including days without events. */
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
