import { type RawBuilder, sql } from 'kysely';
import { MATCH_WEIGHTS, type MatchCandidate } from '#contract/matching/match.ts';
import { allOf } from './passing.sql.ts';
import { isShared } from './shared-skills.sql.ts';
import { type Condition, marksOf } from './tags.sql.ts';

const { skills, experience, pay, location } = MATCH_WEIGHTS;

export interface Guess {
  points: RawBuilder<number>;
  /** What every job must fulfil whose guess is at least so much. */
  atLeast: (points: number) => Condition;
}

/** A coarse guess at the score of the indexed job `b`, cheap enough to order every open one; the score puts it right. */
export function guessOf(candidate: MatchCandidate): Guess {
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
