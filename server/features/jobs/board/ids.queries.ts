import { type RawBuilder, sql } from 'kysely';
import type { JobSort, JobsFilter } from '#contract/jobs/public-jobs.ts';
import { MATCH_WEIGHTS, type MatchCandidate } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { allOf, type Condition, hasName, hasTag, marksOf, passing } from './passing.sql.ts';
import { sampled } from './sample.queries.ts';

/** Two indexes part the jobs here: by whether they ask for more skills than this. */
const FEW_ASKED = sql.lit(3);
const ONE_OF_MANY = 1 / 4;

/** A skill without a name is what stands where none is asked for. */
const NAMELESS = '';

const listOf = sql`string_agg(name_mark(name)::text, '|')`;

/**
 * As the index of numbers is asked for two of these: their places differ in some bit, so that of any two there is a bit
 * that one has and the other lacks. Each skill is named once a bit, where pairs would name it with every other.
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

/** Fulfilled by every indexed job `b` of whose skills these are at least so much, 0 to 1, and by few others. */
export function isShared(names: readonly string[], share: number): Condition {
  if (share <= ONE_OF_MANY) return hasName('skill', [...names, NAMELESS]);
  return sql`(${hasTag('skill', [NAMELESS])}
    or (cardinality(b.skill_marks) <= ${FEW_ASKED} and b.skill_marks operator(ia.&&) ${marksOf(names)})
    or (cardinality(b.skill_marks) > ${FEW_ASKED} and b.skill_marks operator(ia.@@) ${twoOf(names)}))`;
}

const { skills, experience, pay, location } = MATCH_WEIGHTS;

interface Guess {
  points: RawBuilder<number>;
  /** What every job must fulfil whose guess is at least so much. */
  atLeast: (points: number) => Condition;
}

/** A coarse guess at the score of the indexed job `b`, cheap enough to order every open one; the score puts it right. */
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
        // Whoever lacks a part cannot make up for it when all the others together are less.
        ...parts.filter(([weight]) => most - weight < least).map(([, part]) => part),
        ...(bySkills > 0 ? [isShared(names, bySkills)] : []),
        // Skills are dear to compare: first whether anything is left to be won by them.
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
