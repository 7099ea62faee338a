import type { JobsQuery } from '#contract/jobs/public-jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { containing, selectAllJobs, selectJobs } from './jobs.queries.ts';

/** Jobs with what a card shows of their company. */
function withCompany(jobs: ReturnType<typeof selectJobs>) {
  return jobs
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['c.name as companyName', 'c.logoFileId']);
}

/** Published jobs of companies that may hire here. */
function openJobs(db: Db, { search, city, jobType, workMode }: JobsQuery) {
  let query = withCompany(selectJobs(db))
    .where('j.status', '=', 'PUBLISHED')
    .where('c.approvalStatus', '=', 'APPROVED');
  if (city) query = query.where('j.city', 'ilike', containing(city));
  if (jobType) query = query.where('j.jobType', '=', jobType);
  if (workMode) query = query.where('j.workMode', '=', workMode);
  if (!search) return query;
  const pattern = containing(search);
  return query.where((eb) =>
    eb.or([
      eb('j.title', 'ilike', pattern),
      eb('c.name', 'ilike', pattern),
      eb('j.city', 'ilike', pattern),
      eb.exists(
        eb
          .selectFrom('jobSkills as k')
          .select('k.jobId')
          .whereRef('k.jobId', '=', 'j.id')
          .where('k.skillName', 'ilike', pattern),
      ),
    ]),
  );
}

export function listOpenJobs(db: Db, query: JobsQuery) {
  return openJobs(db, query)
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
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

export async function countOpenJobs(db: Db, query: JobsQuery): Promise<number> {
  const row = await openJobs(db, query)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function listListings(db: Db, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  return withCompany(selectAllJobs(db)).where('j.id', 'in', jobIds).execute();
}

/** Whatever its state, as long as it was published once and its company may hire here. */
export function findPublicJob(db: Db, id: string) {
  return withCompany(selectJobs(db))
    .select(['c.website', 'c.industry', 'c.size', 'c.description as companyDescription'])
    .select('c.city as companyCity')
    .where('j.id', '=', id)
    .where('j.status', '!=', 'DRAFT')
    .where('c.approvalStatus', '=', 'APPROVED')
    .executeTakeFirst();
}

export function findMyApplication(db: Db, jobId: string, candidateId: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'status', 'appliedAt'])
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
}
