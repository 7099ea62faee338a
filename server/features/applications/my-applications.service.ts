import type * as z from 'zod';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { findMine } from './applications.queries.ts';

type Sent = z.input<typeof MyApplication>;

/** A candidate's applications with the jobs they are about, also those that have gone. */
export async function present(db: Db, rows: readonly ApplicationRow[]): Promise<Sent[]> {
  const jobs = await listings.byId(
    db,
    rows.map(({ jobId }) => jobId),
  );
  return rows.map(({ id, status, source, appliedAt, statusChangedAt, createdAt, jobId }) => {
    const job = jobs.get(jobId);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    return { id, status, source, appliedAt, statusChangedAt, createdAt, job };
  });
}

export async function get(db: Db, candidateId: string, id: string): Promise<Sent> {
  const row = await findMine(db, candidateId, id);
  const [application] = row ? await present(db, [row]) : [];
  if (!application) throw new AppError('NOT_FOUND');
  return application;
}
