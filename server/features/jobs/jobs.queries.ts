import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { JobSkill } from '#contract/jobs/job.ts';
import type { OwnJobsQuery } from '#contract/jobs/own-jobs.ts';
import { JOB_STATUSES, type JobStatus } from '#contract/labels/jobs.ts';
import { anyOf, says } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Database, Db } from '#server/db/schema/database.ts';
import type { JobsTable } from '#server/db/schema/jobs.ts';
import { tallyOf } from '#server/platform/tally.ts';
import { isMineJob } from './mine.sql.ts';

export type JobRow = Selectable<JobsTable>;
export type JobWithSkills = JobRow & { skills: JobSkill[] };

export interface JobCounts {
  applicationsCount: number;
  newApplicationsCount: number;
  shortlistedCount: number;
}

// Built by hand, because the keys of nested JSON are not converted to camelCase.
const skills = sql<JobSkill[]>`coalesce((
  select json_agg(json_build_object(
    'skillName', s.skill_name, 'minYears', s.min_years, 'minLevel', s.min_level) order by s.position)
  from job_skills s where s.job_id = j.id), '[]')`.as('skills');

function countsOf(eb: ExpressionBuilder<Database & { j: JobsTable }, 'j'>) {
  const among = eb.selectFrom('sentApplications as a').whereRef('a.jobId', '=', 'j.id');
  const count = eb.fn.countAll<number>().as('count');
  return [
    among.select(count).$asScalar().$notNull().as('applicationsCount'),
    among.where('a.status', '=', 'NEW').select(count).$asScalar().$notNull().as('newApplicationsCount'),
    among.where('a.status', '=', 'SHORTLISTED').select(count).$asScalar().$notNull().as('shortlistedCount'),
  ];
}

/** Jobs with their skills, including deleted ones, which applicants can still read. */
export function selectAllJobs(db: Db) {
  return db.selectFrom('jobs as j').selectAll('j').select(skills);
}

/** Only the columns that the score needs, and the date of publication. */
export function listWishes(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('jobs as j')
    .modifyFront(named('list_job_wishes'))
    .select(['j.id', 'j.publishedAt', 'j.experienceMin', 'j.experienceMax', 'j.salaryMin', 'j.salaryMax'])
    .select(['j.salaryPeriod', 'j.city', 'j.isRemote', 'j.maxNoticePeriod', skills])
    .where('j.id', '=', anyOf(ids))
    .execute();
}

export function selectJobs(db: Db) {
  return selectAllJobs(db).where('j.deletedAt', 'is', null);
}

export function findOwnJob(db: Db, companyId: string, id: string): Promise<JobWithSkills | undefined> {
  return selectJobs(db)
    .modifyFront(named('find_own_job'))
    .where('j.companyId', '=', companyId)
    .where('j.id', '=', id)
    .executeTakeFirst();
}

export function listOwnJobsById(db: Db, companyId: string, ids: readonly string[]): Promise<JobWithSkills[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return selectJobs(db).where('j.companyId', '=', companyId).where('j.id', '=', anyOf(ids)).execute();
}

export function findOwnJobWithCounts(
  db: Db,
  companyId: string,
  id: string,
): Promise<(JobWithSkills & JobCounts) | undefined> {
  return selectJobs(db)
    .select(countsOf)
    .where('j.companyId', '=', companyId)
    .where('j.id', '=', id)
    .executeTakeFirst();
}

interface OwnFilter extends Pick<OwnJobsQuery, 'search'> {
  /** Only those that this person owns, or hires for. */
  mineOf?: string | undefined;
}

function ownJobs(db: Db, companyId: string, { search, mineOf }: OwnFilter) {
  let jobs = db.selectFrom('jobs as j').where('j.companyId', '=', companyId).where('j.deletedAt', 'is', null);
  if (mineOf) jobs = jobs.where(isMineJob('j.id', mineOf));
  if (!search) return jobs;
  return jobs.where(({ or }) =>
    or([sql`j.title`, sql`j.city`, sql`j.department`].map((text) => says(text, search))),
  );
}

export function listOwnJobs(
  db: Db,
  companyId: string,
  { page, size, status, ...filter }: Omit<OwnJobsQuery, 'mine'> & OwnFilter,
): Promise<(JobWithSkills & JobCounts)[]> {
  let found = ownJobs(db, companyId, filter).select('j.id');
  if (status) found = found.where('j.status', '=', status);
  const onPage = found
    .orderBy('j.createdAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(size)
    .offset(page * size);
  // Counts are only computed for the jobs of the page.
  return selectJobs(db)
    .select(countsOf)
    .where('j.id', 'in', onPage)
    .orderBy('j.createdAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
}

export async function countOwnJobs(
  db: Db,
  companyId: string,
  filter: OwnFilter,
): Promise<Record<JobStatus, number>> {
  const rows = await ownJobs(db, companyId, filter)
    .select((eb) => ['j.status', eb.fn.countAll<number>().as('count')])
    .groupBy('j.status')
    .execute();
  return tallyOf(
    JOB_STATUSES,
    rows.map(({ status, count }) => [status, count]),
  );
}

export async function insertJob(db: Db, job: Insertable<JobsTable>): Promise<void> {
  await db.insertInto('jobs').values(job).execute();
}

export async function replaceSkills(db: Db, jobId: string, skills: readonly JobSkill[]): Promise<void> {
  await db.deleteFrom('jobSkills').where('jobId', '=', jobId).execute();
  if (skills.length === 0) return;
  const rows = skills.map((skill, position) => ({ ...skill, jobId, position }));
  await db.insertInto('jobSkills').values(rows).execute();
}

export function getJob(db: Db, id: string): Promise<JobRow> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the row, so that the data read next is not outdated. */
export async function lockJob(db: Db, id: string): Promise<void> {
  await db.selectFrom('jobs').select('id').where('id', '=', id).forUpdate().execute();
}

/** The company's jobs in these states, locked until the end of the transaction. */
export function lockOpenJobs(db: Db, companyId: string, statuses: readonly JobStatus[]) {
  return db
    .selectFrom('jobs')
    .select(['id', 'companyId', 'title', 'status'])
    .where('companyId', '=', companyId)
    .where('status', 'in', statuses)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Locks the job and its company until the end of the transaction. The company first, the same order as in
 * changes to a company and its jobs.
 */
export async function holdJob(db: Db, id: string): Promise<void> {
  const job = db.selectFrom('jobs').where('id', '=', id);
  const held = db.selectFrom('companies').select('id').where('id', 'in', job.select('companyId'));
  await held.forShare().execute();
  await job.select('id').forShare().execute();
}

/** The new version; undefined when the job is no longer in the state the caller read. */
export async function changeStatus(
  db: Db,
  { id, status }: Pick<JobRow, 'id' | 'status'>,
  change: Updateable<JobsTable> & { status: JobStatus; updatedAt: Date },
): Promise<number | undefined> {
  const changed = await db
    .updateTable('jobs')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', status)
    .where('deletedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return changed?.version;
}

export async function updateJob(db: Db, id: string, change: Updateable<JobsTable>): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Applications of a job by status. */
export async function countApplications(db: Db, jobId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('jobId', '=', jobId)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
