import { type RawBuilder, sql } from 'kysely';
import type { JobSort, JobsFilter } from '#contract/jobs/public-jobs.ts';
import { MATCH_WEIGHTS, type MatchCandidate } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { allOf, type Condition, hasName, hasTag, marksOf, passing } from './passing.sql.ts';
import { sampled } from './sample.queries.ts';

/** Jobs with at most this many skills, and jobs with more, have separate partial indexes. */
const FEW_ASKED = sql.lit(3);
const ONE_OF_MANY = 1 / 4;

/** The mark of this empty name is stored for jobs without skills. */
const NAMELESS = '';

const listOf = sql`string_agg(name_mark(name)::text, '|')`;

/**
 * A `query_int` for rows with at least two of these skills. The positions of any two skills differ in some
 * bit, so one of them has that bit and the other does not. Each skill occurs once per bit, where a query over
 * pairs would repeat it for every other skill.
 */
function twoOf(names: readonly string[]): RawBuilder<unknown> {
  const bits = Math.ceil(Math.log2(names.length + 1));
  return sql`(
    select string_agg('((' || having_it || ')&(' || lacking_it || '))', '|') from (
      select ${listOf} filter (where place >> bit & 1 = 1) as having_it,
             ${listOf} filter (where place >> bit & 1 = 0) as lacking_it
        from unnest(${names}::text[]) with ordinality named(name, place), generate_series(0, ${bits}::int - 1) bit
       group by bit) halves)::ia.query_int`;
}

/**
 * True for every indexed job `b` that has at least this share (0 to 1) of its skills among these names, and
 * for few others.
 */
export function isShared(names: readonly string[], share: number): Condition {
  if (share <= ONE_OF_MANY) return hasName('skill', [...names, NAMELESS]);
  return sql`(${hasTag('skill', [NAMELESS])}
    or (cardinality(b.skill_marks) <= ${FEW_ASKED} and b.skill_marks operator(ia.&&) ${marksOf(names)})
    or (cardinality(b.skill_marks) > ${FEW_ASKED} and b.skill_marks operator(ia.@@) ${twoOf(names)}))`;
}

const { skills, experience, pay, location } = MATCH_WEIGHTS;

interface Guess {
  points: RawBuilder<number>;
  /** A condition that every job with at least this guess meets. */
  atLeast: (points: number) => Condition;
}

/**
 * A rough estimate of the score of the indexed job `b`, cheap enough to sort all open jobs; the real score
 * reorders them.
 */
function guessOf(candidate: MatchCandidate): Guess {
  const names = candidate.skills.map(({ skillName }) => skillName);
  const has = sql<number>`ia.icount(b.skill_marks operator(ia.&) ${marksOf(names)})`;
  const asked = sql`nullif(cardinality(b.skill_marks), 0)`;
  const isKnown: Condition = sql`${candidate.experienceMonths ?? 0}::int >= 12 * b.experience_min`;
  const isPaid: Condition = sql`(b.yearly_pay = 0 or ${candidate.expectedSalary}::bigint <= b.yearly_pay)`;
  const isNear: Condition = sql`(b.city_mark = 0 or b.city_mark = any(${marksOf(candidate.preferredLocations)}))`;
  const others = sql<number>`(
    case when ${isKnown} then ${experience}::float else 0 end
    + case when ${isPaid} then ${pay}::float else 0 end
    + case when ${isNear} then ${location}::float else 0 end)`;
  const points = sql<number>`(${skills}::float * coalesce(${has}::float / ${asked}, 1) + ${others})`;
  const most = skills + experience + pay + location;
  const parts: [number, Condition][] = [
    [experience, isKnown],
    [pay, isPaid],
    [location, isNear],
  ];
  return {
    points,
    atLeast: (least) => {
      const bySkills = (least - (most - skills)) / skills;
      return allOf([
        // A part is required if all other parts together cannot reach the minimum.
        ...parts.filter(([weight]) => most - weight < least).map(([, part]) => part),
        ...(bySkills > 0 ? [isShared(names, bySkills)] : []),
        // Comparing skills is expensive: first check whether they could still make a difference.
        sql`${others} >= ${least - skills}::float8`,
        sql`${points} >= ${least}::float8`,
      ]);
    },
  };
}

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

/** Reads and counts all that pass. */
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
  /** Maximum number of index rows to read. */
  steps: number;
}

/** A page in the order of the index; fewer rows if the step limit was reached. */
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
 * How many of `among` sample rows pass the filter, and the guess of the row at position `depth`; null if
 * there are fewer rows.
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

/** Those with at least this guess, the best first. */
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

/** All that pass, likely matches first, and their number. */
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
