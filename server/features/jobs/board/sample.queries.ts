import { type RawBuilder, sql } from 'kysely';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED, weightUpTo } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { type Condition, narrowed, passing } from './passing.sql.ts';

/** So many of the board are looked at: of four thousand found among a hundred thousand, a twelfth more or less is told. */
export const SAMPLE_JOBS = 8000;
/** So many of them tell whether few are found. */
const FIRST_JOBS = 1000;
/** As few: of twice as many, the first of the sample would hardly show no more than of these. */
const FEW = COUNTED / 2;

/** The first of the board by place, which is by chance. */
export function sampled(jobs = SAMPLE_JOBS): RawBuilder<unknown> {
  return sql`(select * from job_index order by place limit ${jobs}::int)`;
}

/** How far the sample goes. */
export function reach(): RawBuilder<unknown> {
  return sql`(select count(*) as among, max(place) as last
    from (select place from job_index order by place limit ${SAMPLE_JOBS}::int) s)`;
}

export interface Reach {
  among: number;
  last: number | null;
}

/** How many jobs stand on the board; so few that all were seen are counted, more are told from how far the sample goes. */
export function marketOf({ among, last }: Reach): number {
  return among < SAMPLE_JOBS ? among : Math.round(among * weightUpTo(last ?? 0));
}

export const isWhole = ({ among }: Reach): boolean => among < SAMPLE_JOBS;

interface Glance extends Reach {
  /** How many of the sample were looked at, and how many of those pass. */
  seen: number;
  rows: number;
}

/** How many of the board pass, as the glance tells. */
export function estimateOf(glance: Glance): number {
  return Math.round((glance.rows * marketOf(glance)) / Math.max(1, glance.seen));
}

/** Whether all of the sample need not be looked at. */
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

/** At the first of the sample. */
export const glanceFirst = (db: Db, filter: JobsFilter) => glanceAtFirst(db, passing(filter));

/** The same by what no choice is counted of. */
export const glanceNarrowed = (db: Db, filter: JobsFilter) => glanceAtFirst(db, narrowed(filter));

/** At the first of the sample, and at all of it where they are not few. */
export async function glance(db: Db, filter: JobsFilter): Promise<Glance> {
  const first = await glanceFirst(db, filter);
  if (isFew(first)) return first;
  const all = sql<{ rows: number }>`select ${rowsAmong(SAMPLE_JOBS, passing(filter))} as rows`;
  return { ...first, seen: SAMPLE_JOBS, ...(await oneRow(db, all)) };
}
