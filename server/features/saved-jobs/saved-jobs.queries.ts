import type { Insertable } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { SavedJobsTable } from '#server/db/schema/saved.ts';

export async function insertSaved(db: Db, saving: Insertable<SavedJobsTable>): Promise<void> {
  await db.insertInto('savedJobs').values(saving).execute();
}

export async function deleteSaved(db: Db, candidateId: string, jobId: string): Promise<void> {
  await db
    .deleteFrom('savedJobs')
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', jobId)
    .execute();
}

export async function countSaved(db: Db, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('savedJobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
  return count;
}

/** With the status of the candidate's application to each. */
export function listSaved(db: Db, candidateId: string, { page, size }: PageQuery) {
  return db
    .selectFrom('savedJobs as s')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.jobId', '=', 's.jobId').onRef('a.candidateId', '=', 's.candidateId'),
    )
    .select(['s.jobId', 's.savedAt', 'a.status as myStatus', 'a.ending as myEnding'])
    .where('s.candidateId', '=', candidateId)
    .orderBy('s.savedAt', 'desc')
    .orderBy('s.jobId')
    .limit(size)
    .offset(page * size)
    .execute();
}
