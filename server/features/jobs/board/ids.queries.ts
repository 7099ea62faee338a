import { type RawBuilder, sql } from 'kysely';
import type { JobSort, JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { MatchCandidate } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { guessOf } from './guess.sql.ts';
import { passing } from './passing.sql.ts';
import { sampled } from './sample.queries.ts';

interface Portion {
  offset: number;
  limit: number;
}

interface Ids {
  ids: string[];
  total: number;
}

const ORDERS: Record<JobSort, RawBuilder<unknown>> = {
  NEWEST: sql`b.published_at desc, b.job_id desc`,
  PAY: sql`b.yearly_pay desc, b.job_id desc`,
};

/** All that pass are read, and counted. */
export function listAll(
  db: Db,
  { filter, sort, offset, limit }: Portion & { filter: JobsFilter; sort: JobSort },
): Promise<Ids> {
  return oneRow(
    db,
    sql<Ids>`
      with found as materialized (select b.job_id, b.published_at, b.yearly_pay from job_index b where ${passing(filter)})
      select (select count(*) from found) as total, array(
        select b.job_id from found b order by ${ORDERS[sort]} limit ${limit}::int offset ${offset}::int) as ids`,
  );
}

interface Along extends Portion {
  filter: JobsFilter;
  sort: JobSort;
  /** Rows of the index read at most. */
  steps: number;
}

/** A page along the index of the order; fewer where the steps did not lead to more. */
export async function listAlong(db: Db, { filter, sort, steps, offset, limit }: Along): Promise<string[]> {
  const { ids } = await oneRow(
    db,
    sql<{ ids: string[] }>`
      select array(
        select b.job_id from (select * from job_index b order by ${ORDERS[sort]} limit ${steps}::int) b
         where ${passing(filter)} order by ${ORDERS[sort]} limit ${limit}::int offset ${offset}::int) as ids`,
  );
  return ids;
}

interface Likely {
  filter: JobsFilter;
  candidate: MatchCandidate;
}

/**
 * How many among so many of the sample pass, and how much the guess is at least at as many of them as the depth says;
 * null where there are fewer.
 */
export function guessSample(
  db: Db,
  { filter, candidate, among, depth }: Likely & { among: number; depth: number },
) {
  return oneRow(
    db,
    sql<{ rows: number; least: number | null }>`
      with found as materialized (select ${guessOf(candidate).points} as points from ${sampled(among)} b where ${passing(filter)})
      select (select count(*) from found) as rows, (
        select points from found order by points desc limit 1 offset ${depth}::int) as least`,
  );
}

const byGuess = sql`points desc, published_at desc, job_id desc`;

/** Those whose guess is at least so much, the best first. */
export async function listAbove(
  db: Db,
  { filter, candidate, least, offset, limit }: Likely & Portion & { least: number },
): Promise<string[]> {
  const { rows } = await sql<{ jobId: string }>`
    select b.job_id, b.published_at, ${guessOf(candidate).points} as points from job_index b
     where ${passing(filter)} and ${guessOf(candidate).atLeast(least)}
     order by ${byGuess} limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows.map(({ jobId }) => jobId);
}

/** All that pass, likely matches first, and how many they are. */
export function listLikely(db: Db, { filter, candidate, offset, limit }: Likely & Portion): Promise<Ids> {
  return oneRow(
    db,
    sql<Ids>`
      with found as materialized (
        select b.job_id, b.published_at, ${guessOf(candidate).points} as points from job_index b where ${passing(filter)})
      select (select count(*) from found) as total, array(
        select job_id from found order by ${byGuess} limit ${limit}::int offset ${offset}::int) as ids`,
  );
}
