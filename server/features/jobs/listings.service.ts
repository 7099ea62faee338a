import { AppError } from '#contract/core/errors.ts';
import { MAX_EXPERIENCE_YEARS } from '#contract/jobs/job.ts';
import type { MatchJob } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { listNewJobs } from './board/board.queries.ts';
import { toListing } from './jobs.presenter.ts';
import type { JobWithSkills } from './jobs.queries.ts';
import { findPublicJob, isSaved, listListings } from './public-jobs.queries.ts';

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

/** Periods per year; hourly pay counts 52 weeks of 40 hours. */
const PERIODS_A_YEAR: Record<string, number> = { YEARLY: 1, MONTHLY: 12, HOURLY: 2080 };

/** The part of a job that the score reads. */
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

/** A published job; for one that was taken down, throws an error with its title. */
export async function getOpen(db: Db, id: string) {
  const job = await findPublicJob(db, id);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  if (job.status !== 'PUBLISHED') {
    throw new AppError('GONE', {
      message: 'This job is no longer open.',
      data: { id: job.id, title: job.title, companyName: job.companyName },
    });
  }
  return job;
}

export { isSaved };

function isOpen({ status, deletedAt, approvalStatus }: Awaited<ReturnType<typeof listListings>>[number]) {
  return status === 'PUBLISHED' && deletedAt === null && approvalStatus === 'APPROVED';
}

export const listNew = listNewJobs;

/** Job cards by id, in any state; `isOpen` while their page is public. */
export async function byId(db: Db, jobIds: readonly string[]) {
  const jobs = await listListings(db, [...new Set(jobIds)]);
  return new Map(
    jobs.map((job) => [
      job.id,
      {
        ...toListing(job),
        status: job.status,
        isOpen: isOpen(job),
      },
    ]),
  );
}

/** Job cards in the order of the ids, with what the score asks of a candidate. */
export async function withWishes(db: Db, jobIds: readonly string[]) {
  const jobs = new Map((await listListings(db, jobIds)).map((job) => [job.id, job]));
  return jobIds.flatMap((id) => {
    const job = jobs.get(id);
    return job ? [{ listing: toListing(job), wish: toMatchJob(job) }] : [];
  });
}
