import { type RawBuilder, sql } from 'kysely';
import { MATCH_WEIGHTS, type MatchCandidate } from '#contract/matching/match.ts';
import { yearlyPay } from './yearly-pay.sql.ts';

const { skills, experience, pay, location } = MATCH_WEIGHTS;

/** A coarse guess at the score of the job `j`, cheap enough to order every open one; the score puts it right. */
export function guessedMatch(candidate: MatchCandidate): RawBuilder<number> {
  const own = candidate.skills.map(({ skillName }) => skillName);
  return sql<number>`(
    ${skills}::float * coalesce((
      select count(*) filter (where k.skill_name = any(${own}::citext[]))::float / nullif(count(*), 0)
        from job_skills k where k.job_id = j.id), 1)
    + case when ${candidate.experienceMonths ?? 0}::int >= 12 * j.experience_min then ${experience}::float else 0 end
    + case when j.salary_max = 0 or ${candidate.expectedSalary}::bigint <= ${yearlyPay} then ${pay}::float else 0 end
    + case when j.is_remote or j.city is null or j.city = any(${[...candidate.preferredLocations]}::text[])
        then ${location}::float else 0 end)`;
}
