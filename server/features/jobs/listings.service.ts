import type { Db } from '#server/db/schema/database.ts';
import { listNewJobs } from './board/board.queries.ts';
import { toListing } from './jobs.presenter.ts';
import { toMatchJob } from './match-job.service.ts';
import { isSaved, listListings } from './public-jobs.queries.ts';

export { isSaved };

function isOpen({ status, deletedAt, approvalStatus }: Awaited<ReturnType<typeof listListings>>[number]) {
  return status === 'PUBLISHED' && deletedAt === null && approvalStatus === 'APPROVED';
}

export const listNew = listNewJobs;

/** Jobs as cards show them, by id, whatever has become of them; `isOpen` while their page is public. */
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

/** Jobs as cards show them, in the order of the ids, with what the score asks of a candidate. */
export async function withWishes(db: Db, jobIds: readonly string[]) {
  const jobs = new Map((await listListings(db, jobIds)).map((job) => [job.id, job]));
  return jobIds.flatMap((id) => {
    const job = jobs.get(id);
    return job ? [{ listing: toListing(job), wish: toMatchJob(job) }] : [];
  });
}
