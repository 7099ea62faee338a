import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { MAX_SAVED_JOBS, type SavedJob } from '#contract/saved-jobs.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './saved-jobs.queries.ts';

/** A closed job can be saved too, so that its removal can be undone. */
export async function save(db: Db, candidateId: string, jobId: string): Promise<{ isSaved: true }> {
  await lockNames(db, 'savedJobs', [candidateId]);
  if (await listings.isSaved(db, jobId, candidateId)) return { isSaved: true };
  if (!(await jobs.findPublic(db, jobId))) throw new AppError('JOB_NOT_FOUND');
  if ((await queries.countSaved(db, candidateId)) >= MAX_SAVED_JOBS) throw new AppError('SAVED_JOBS_LIMIT');
  await queries.insertSaved(db, { candidateId, jobId, savedAt: now() });
  return { isSaved: true };
}

export const remove = queries.deleteSaved;

export async function list(db: Db, candidateId: string, query: PageQuery) {
  const rows = await queries.listSaved(db, candidateId, query);
  const jobsById = await listings.byId(
    db,
    rows.map(({ jobId }) => jobId),
  );
  const content = rows.flatMap(({ jobId, ...saving }): z.input<typeof SavedJob>[] => {
    const job = jobsById.get(jobId);
    return job ? [{ ...job, ...saving }] : [];
  });
  return toPage(content, query, await queries.countSaved(db, candidateId));
}
