import { type RawBuilder, sql } from 'kysely';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED, weightUpTo } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { type Condition, narrowed, passing } from './passing.sql.ts';

/**
 * The size of the sample: for four thousand matches among a hundred thousand jobs, the estimate is accurate
 * to about a twelfth.
 */
export const SAMPLE_JOBS = 8000;
/** The number of sample rows that decide whether there are few matches. */
const FIRST_JOBS = 1000;
/**
 * The limit for few matches. With twice as many, the first part of the sample would rarely suggest as few as
 * this.
 */
const FEW = COUNTED / 2;

/** The first jobs by place, which is random. */
export function sampled(jobs = SAMPLE_JOBS): RawBuilder<unknown> {
  return sql`(select * from job_index order by place limit ${jobs}::int)`;
}

/** The size of the sample, and its last place. */
export function reach(): RawBuilder<unknown> {
  return sql`(select count(*) as among, max(place) as last
    from (select place from job_index order by place limit ${SAMPLE_JOBS}::int) s)`;
}

export interface Reach {
  among: number;
  last: number | null;
}

/**
 * The number of jobs on the board: exact if the sample contains all, else estimated from the range of places
 * that it covers.
 */
export function marketOf({ among, last }: Reach): number {
  return among < SAMPLE_JOBS ? among : Math.round(among * weightUpTo(last ?? 0));
}

export const isWhole = ({ among }: Reach): boolean => among < SAMPLE_JOBS;

interface Glance extends Reach {
  /** How many rows of the sample were read, and how many of those pass. */
  seen: number;
  rows: number;
}

/** The estimated number of jobs on the board that pass. */
export function estimateOf(glance: Glance): number {
  return Math.round((glance.rows * marketOf(glance)) / Math.max(1, glance.seen));
}

/** Whether the rest of the sample need not be read. */
export const isFew = (glance: Glance): boolean => isWhole(glance) || estimateOf(glance) <= FEW;

const rowsAmong = (jobs: number, condition: Condition) =>
  sql`(select count(*) from ${sampled(jobs)} b where ${condition})`;

function glanceAtFirst(db: Db, condition: Condition): Promise<Glance> {
  return oneRow(
    db,
    sql<Glance>`
      select r.among, r.last, least(r.among, ${FIRST_JOBS}::int) as seen, ${rowsAmong(FIRST_JOBS, condition)} as rows
        from ${reach()} r`,
  );
}

/** Reads the first part of the sample. */
export const glanceFirst = (db: Db, filter: JobsFilter) => glanceAtFirst(db, passing(filter));

/** The same, with only the conditions that are not counted as choices. */
export const glanceNarrowed = (db: Db, filter: JobsFilter) => glanceAtFirst(db, narrowed(filter));

/** Reads the first part of the sample, and all of it unless there are few matches. */
export async function glance(db: Db, filter: JobsFilter): Promise<Glance> {
  const first = await glanceFirst(db, filter);
  if (isFew(first)) return first;
  const all = sql<{ rows: number }>`select ${rowsAmong(SAMPLE_JOBS, passing(filter))} as rows`;
  return { ...first, seen: SAMPLE_JOBS, ...(await oneRow(db, all)) };
}
