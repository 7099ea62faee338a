import type * as z from 'zod';
import type { BoardJob } from '#contract/jobs/public-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type ListedCompany, toListing } from '../jobs.presenter.ts';
import type { JobWithSkills } from '../jobs.queries.ts';
import { listMyStatuses, listSaved, listToAnswer } from './board.queries.ts';

type Row = JobWithSkills & ListedCompany;

/** Rows of the board as this candidate sees them. */
async function asSeenBy(db: Db, candidateId: string, rows: readonly Row[]) {
  const [mine, asked, saved] = await Promise.all([
    listMyStatuses(db, candidateId, rows),
    listToAnswer(db, candidateId, rows),
    listSaved(db, candidateId, rows),
  ]);
  return {
    applications: new Map(mine.map((application) => [application.jobId, application])),
    requests: new Map(asked.map(({ jobId, id }) => [jobId, id])),
    saved: new Set(saved.map(({ jobId }) => jobId)),
  };
}

/** Rows of the board; a candidate sees what connects them to each. */
export async function boardJobs(
  db: Db,
  rows: readonly Row[],
  candidateId: string | null,
): Promise<z.input<typeof BoardJob>[]> {
  const own = candidateId ? await asSeenBy(db, candidateId, rows) : undefined;
  return rows.map((job) => ({
    ...toListing(job),
    myStatus: own?.applications.get(job.id)?.status ?? null,
    myEnding: own?.applications.get(job.id)?.ending ?? null,
    requestId: own?.requests.get(job.id) ?? null,
    isSaved: own?.saved.has(job.id) ?? false,
  }));
}
