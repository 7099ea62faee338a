import { type RawBuilder, sql } from 'kysely';
import { MATCH_WEIGHTS, type MatchCandidate } from '#contract/matching/match.ts';
import { yearlyPay } from './yearly-pay.sql.ts';

const { skills, experience, pay, location } = MATCH_WEIGHTS;

/** How many skills each job asks for, and how many of those the candidate has; counted once for all jobs. */
export function skillCounts(candidate: MatchCandidate): RawBuilder<unknown> {
  const own = candidate.skills.map(({ skillName }) => skillName);
  return sql`
    left join (select job_id, count(*) as skills from job_skills group by job_id) asks on asks.job_id = j.id
    left join (select job_id, count(*) as skills from job_skills
      where skill_name = any(${own}::citext[]) group by job_id) has on has.job_id = j.id`;
}

/** A coarse guess at the score of the job `j`, cheap enough to order every open one; the score puts it right. Beside `skillCounts`. */
export function guessedMatch(candidate: MatchCandidate): RawBuilder<number> {
  return sql<number>`(
    ${skills}::float * coalesce(coalesce(has.skills, 0)::float / asks.skills, 1)
    + case when ${candidate.experienceMonths ?? 0}::int >= 12 * j.experience_min then ${experience}::float else 0 end
    + case when j.salary_max = 0 or ${candidate.expectedSalary}::bigint <= ${yearlyPay} then ${pay}::float else 0 end
    + case when j.is_remote or j.city is null or j.city = any(${[...candidate.preferredLocations]}::text[])
        then ${location}::float else 0 end)`;
}
