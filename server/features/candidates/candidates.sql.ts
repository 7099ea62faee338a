import { type RawBuilder, sql } from 'kysely';
import type { MatchCandidate } from '#contract/matching/match.ts';

/** The skills `s` as JSON, whose keys are not converted to camelCase automatically. */
export const skillsInOrder = sql`json_agg(json_build_object(
  'skillName', s.skill_name, 'months', s.years * 12 + s.months, 'level', s.level) order by s.position)`;

/** A skill as a tuple without field names, to keep lists of hundreds of people small. */
export type ShortSkill = [skillName: string, months: number, level: number];

/** The same unsorted, which is much faster for thousands of lists. */
export const shortSkills = sql`json_agg(json_build_array(s.skill_name, s.years * 12 + s.months, s.level))`;

export function toSkills(short: readonly ShortSkill[]): MatchCandidate['skills'] {
  return short.map(([skillName, months, level]) => ({ skillName, months, level }));
}

/** Whether a degree of the candidate in this column was verified: the medal beside a name. */
export function hasVerifiedDegree(candidateId: string): RawBuilder<boolean> {
  return sql`coalesce((select bool_or(verified.verification_status = 'VERIFIED') from candidate_educations verified
    where verified.candidate_id = ${sql.ref(candidateId)}), false)`;
}
