import { MAX_EXPERIENCE_YEARS } from '#contract/jobs/job.ts';
import type { MatchJob } from '#contract/matching/match.ts';
import type { JobWithSkills } from './jobs.queries.ts';

type Wishes = Pick<
  JobWithSkills,
  | 'skills'
  | 'experienceMin'
  | 'experienceMax'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryPeriod'
  | 'city'
  | 'isRemote'
  | 'maxNoticePeriod'
>;

/** Working hours of a year: 52 weeks of 40. */
const PERIODS_A_YEAR: Record<string, number> = { YEARLY: 1, MONTHLY: 12, HOURLY: 2080 };

/** What the score asks of a candidate, from what the job says. */
export function toMatchJob(job: Wishes): MatchJob {
  const { experienceMin: min, experienceMax } = job;
  const max = experienceMax >= MAX_EXPERIENCE_YEARS ? null : experienceMax;
  const perYear = PERIODS_A_YEAR[job.salaryPeriod] ?? 1;
  return {
    requiredSkills: job.skills,
    experienceRequired: min === 0 && max === null ? null : { min, max },
    salary:
      job.salaryMax > 0
        ? { min: job.salaryMin > 0 ? job.salaryMin * perYear : null, max: job.salaryMax * perYear }
        : null,
    city: job.city,
    isRemote: job.isRemote,
    maxNoticePeriod: job.maxNoticePeriod as MatchJob['maxNoticePeriod'],
  };
}
