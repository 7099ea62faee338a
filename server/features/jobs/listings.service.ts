import type { Db } from '#server/db/schema/database.ts';
import { toListing } from './jobs.presenter.ts';
import { listListings } from './public-jobs.queries.ts';

/** Jobs as cards show them, by id, whatever has become of them; `isOpen` while their page is public. */
export async function byId(db: Db, jobIds: readonly string[]) {
  const jobs = await listListings(db, [...new Set(jobIds)]);
  return new Map(
    jobs.map((job) => [
      job.id,
      {
        ...toListing(job),
        status: job.status,
        isOpen: job.status === 'PUBLISHED' && job.deletedAt === null,
      },
    ]),
  );
}
