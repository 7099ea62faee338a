import { TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { selectAllJobs, selectJobs } from './jobs.queries.ts';

/** Jobs with what a card shows of their company. */
export function withCompany(jobs: ReturnType<typeof selectJobs>) {
  return jobs
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['c.name as companyName', 'c.logoFileId', 'c.approvalStatus']);
}

/** A portion of the open jobs from the newest on; the id of its last one leads to the next. */
export function listOpenJobAddresses(db: Db, before: string | undefined, size: number) {
  let query = db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['j.id', 'j.updatedAt'])
    .where('j.status', '=', 'PUBLISHED')
    .where('j.deletedAt', 'is', null)
    .where('c.approvalStatus', '=', 'APPROVED');
  if (before) query = query.where('j.id', '<', before);
  return query.orderBy('j.id', 'desc').limit(size).execute();
}

export async function listListings(db: Db, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  return withCompany(selectAllJobs(db))
    .modifyFront(named('list_listings'))
    .where('j.id', '=', anyOf(jobIds))
    .execute();
}

/** Whatever its state, as long as it was published once and its company may hire here. */
export function findPublicJob(db: Db, id: string) {
  return withCompany(selectJobs(db))
    .modifyFront(named('find_public_job'))
    .select(['c.website', 'c.industry', 'c.size', 'c.description as companyDescription'])
    .select('c.city as companyCity')
    .where('j.id', '=', id)
    .where('j.status', '!=', 'DRAFT')
    .where('c.approvalStatus', '=', 'APPROVED')
    .executeTakeFirst();
}

export function findMyApplication(db: Db, jobId: string, candidateId: string) {
  return db
    .selectFrom('applications as a')
    .leftJoin('interviews as i', (join) =>
      join.onRef('i.applicationId', '=', 'a.id').on('i.status', 'in', TO_ANSWER_STATUSES),
    )
    .select(['a.id', 'a.status', 'a.ending', 'a.appliedAt', 'i.id as requestId'])
    .where('a.jobId', '=', jobId)
    .where('a.candidateId', '=', candidateId)
    .executeTakeFirst();
}

export async function isSaved(db: Db, jobId: string, candidateId: string): Promise<boolean> {
  const saved = db.selectFrom('savedJobs').select('jobId').where('candidateId', '=', candidateId);
  return (await saved.where('jobId', '=', jobId).executeTakeFirst()) !== undefined;
}
