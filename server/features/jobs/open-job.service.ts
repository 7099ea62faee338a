import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findPublicJob } from './public-jobs.queries.ts';

/** A published job; one that was taken down says so and names itself. */
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
