import { AppError } from '#contract/core/errors.ts';
import type { ReportCause, ReportKind } from '#contract/reports/labels.ts';
import type { Db } from '#server/db/schema/database.ts';
import { admit } from '#server/features/candidates/recruiter-view.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { reportFiled } from './reports.events.ts';
import { titleOf } from './reports.presenter.ts';
import * as queries from './reports.queries.ts';

export interface Report {
  reporterId: string;
  cause: ReportCause;
  text?: string | null | undefined;
  ip: string;
}

/** One waits at a time: who reports the same thing again is told so. */
export async function file(
  db: Db,
  kind: ReportKind,
  subjectId: string,
  { reporterId, cause, text = null, ip }: Report,
): Promise<undefined> {
  const report = { id: newId(), kind, subjectId, reporterId, cause, text, createdAt: now() };
  if (!(await queries.insertReport(db, report))) throw new AppError('ALREADY_REPORTED');
  const [row] = await queries.listRows(db, [report.id]);
  const title = row ? titleOf(row) : '';
  await emit(db, reportFiled, { reportId: report.id, kind, subjectId, reporterId, title, cause, text, ip });
}

export async function fileJob(db: Db, jobId: string, report: Report): Promise<undefined> {
  if (!(await jobs.findPublic(db, jobId))) throw new AppError('JOB_NOT_FOUND');
  return file(db, 'JOB', jobId, report);
}

export async function fileCompany(db: Db, companyId: string, report: Report): Promise<undefined> {
  if (!(await queries.isCompanyHere(db, companyId))) throw new AppError('NOT_FOUND');
  return file(db, 'COMPANY', companyId, report);
}

/** Only of a candidate whom the reporter's company sees. */
export async function fileCandidate(
  db: Db,
  pair: { candidateId: string; companyId: string },
  report: Report,
): Promise<undefined> {
  await admit(db, pair);
  return file(db, 'PERSON', pair.candidateId, report);
}
