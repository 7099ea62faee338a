import { type RawBuilder, sql } from 'kysely';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { weightUpTo } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { passing } from './passing.sql.ts';

/** So many of the board are looked at: of four thousand found among a hundred thousand, a twelfth more or less is told. */
export const SAMPLE_JOBS = 8000;

/** The first of the board by place, which is by chance. */
export function sampled(): RawBuilder<unknown> {
  return sql`(select * from job_index order by place limit ${SAMPLE_JOBS}::int)`;
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

export interface Glance extends Reach {
  /** How many of the sample pass. */
  rows: number;
}

export async function glance(db: Db, filter: JobsFilter): Promise<Glance> {
  return oneRow(
    db,
    sql<Glance>`
      select r.among, r.last, (select count(*) from ${sampled()} b where ${passing(filter)}) as rows from ${reach()} r`,
  );
}

export async function getReach(db: Db): Promise<Reach> {
  return oneRow(db, sql<Reach>`/*@board_reach*/select among, last from ${reach()} r`);
}
