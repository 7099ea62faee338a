import type { ApplicationsQuery } from '#contract/applications/recruiter-applications.ts';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { MatchJob } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/match-job.service.ts';
import { now } from '#server/platform/clock.ts';
import { toApplicant, toApplication } from './applicants.presenter.ts';
import * as queries from './applicants.queries.ts';

async function matchJobs(db: Db, companyId: string, rows: { jobId: string }[]) {
  const ids = new Set(rows.map(({ jobId }) => jobId));
  const own = await jobs.listOwn(db, companyId, [...ids]);
  const byId = new Map(own.map((job) => [job.id, toMatchJob(job)]));
  return (jobId: string) => byId.get(jobId) as MatchJob;
}

/** A page of a company's applications, each scored; ranked by match when the query asks for it. */
export async function list(db: Db, companyId: string, query: ApplicationsQuery) {
  const filter = { companyId, ...query };
  const rows = await queries.listApplicants(db, filter, query);
  const jobOf = await matchJobs(db, companyId, rows);
  const today = localDate(now());
  let content = rows.map((row) => toApplicant(row, jobOf(row.jobId), today));
  if (query.sort === 'match') {
    const start = query.page * query.size;
    content = content.sort((a, b) => b.match.total - a.match.total).slice(start, start + query.size);
  }
  const counts = await queries.countApplicants(db, filter);
  const statuses: readonly ApplicationStatus[] = query.status ?? APPLICATION_STATUSES;
  const total = statuses.reduce((sum, status) => sum + counts[status], 0);
  return { ...toPage(content, query, total), counts };
}

/** One application with its history; a foreign one does not exist. */
export async function get(db: Db, companyId: string, id: string) {
  const row = await queries.findApplicant(db, companyId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const job = await jobs.getOwn(db, companyId, row.jobId);
  return toApplication(row, toMatchJob(job), await queries.listHistory(db, id), localDate(now()));
}
