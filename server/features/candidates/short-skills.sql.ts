import { sql } from 'kysely';
import type { MatchCandidate } from '#contract/matching/match.ts';

/** A skill without names of its parts, where those of hundreds of people are sent. */
export type ShortSkill = [skillName: string, months: number, level: number];

/** Of the skills `s`, as JSON: thousands of lists are read much quicker so. */
export const shortSkills = sql`json_agg(json_build_array(s.skill_name, s.years * 12 + s.months, s.level))`;

export function toSkills(short: readonly ShortSkill[]): MatchCandidate['skills'] {
  return short.map(([skillName, months, level]) => ({ skillName, months, level }));
}
