import { sql } from 'kysely';
import type { JobStats } from '#contract/jobs/own-jobs.ts';
import { INDIA, localDate } from '#contract/kit/zoned-time.ts';
import type { ViewSource } from '#contract/labels/jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';

/** Days are those of India, where the product's people read the figures. */
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

/** One row for a viewer and a day, however often the page is opened; the first way counts. */
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
