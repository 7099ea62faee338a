import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { AdminReport, ReportCause, ReportKind, ReportOutcome } from '#contract/reports.ts';
import type { Db } from '#server/db/schema/database.ts';
import { admit } from '#server/features/candidates/recruiter-view.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { decidedBefore } from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { reportDecided, reportFiled } from './reports.events.ts';
import type { ReportRow } from './reports.queries.ts';
import * as queries from './reports.queries.ts';

/** The reported subject in words: `Staff engineer at Lotus Exchange`. */
function titleOf({ kind, jobTitle, companyName, personName }: ReportRow): string {
  if (kind === 'JOB') return `${jobTitle} at ${companyName}`;
  if (kind === 'COMPANY') return companyName ?? '';
  if (kind === 'PERSON') return personName ?? '';
  return `${personName} and ${companyName}`;
}

/** The same for its reporter, who is one side of a conversation. */
function titleForReporter(row: ReportRow): string {
  if (row.kind !== 'CONVERSATION') return titleOf(row);
  return `your conversation with ${row.userType === 'RECRUITER' ? row.personName : row.companyName}`;
}

function toReport(row: ReportRow): z.input<typeof AdminReport> {
  const { reporterId: id, reporterName: name, email, userType } = row;
  return {
    id: row.id,
    kind: row.kind,
    cause: row.cause,
    text: row.text,
    createdAt: row.createdAt,
    reporter: { id, name, email, userType },
    title: titleOf(row),
    jobId: row.jobId,
    candidateId: row.candidateId,
    founderId: row.founderId,
    otherReports: row.otherReports,
    outcome: row.outcome,
    outcomeReason: row.outcomeReason,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt,
  };
}

interface Report {
  reporterId: string;
  cause: ReportCause;
  text?: string | null | undefined;
  ip: string;
}

/** One open report at a time: a repeated one is refused. */
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

/** Only about a candidate whom the reporter's company can see. */
export async function fileCandidate(
  db: Db,
  pair: { candidateId: string; companyId: string },
  report: Report,
): Promise<undefined> {
  await admit(db, pair);
  return file(db, 'PERSON', pair.candidateId, report);
}

export async function adminList(db: Db, query: PageQuery & queries.Filter) {
  const rows = await listByIds(db, await queries.listIds(db, query, query));
  return toPage(rows, query, await queries.count(db, query));
}

/** In the order of the ids. */
export async function listByIds(db: Db, ids: readonly string[]) {
  return ids.length === 0 ? [] : (await queries.listRows(db, ids)).map(toReport);
}

async function getRow(db: Db, id: string): Promise<queries.ReportRow> {
  const [row] = await queries.listRows(db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export async function adminGet(db: Db, id: string) {
  const row = await getRow(db, id);
  const said = row.threadId ? await queries.listSaid(db, row.threadId, row.createdAt) : [];
  return { ...toReport(row), conversation: said.toReversed() };
}

interface Decision {
  outcome: ReportOutcome;
  reason: string;
}

/** The first of two decisions wins. */
export async function decide(db: Db, deed: PersonsDeed, id: string, { outcome, reason }: Decision) {
  const change = { outcome, outcomeReason: reason, decidedBy: deed.actorId, decidedAt: now() };
  const isDecided = await queries.decide(db, id, change);
  const row = await getRow(db, id);
  if (!isDecided) throw await decidedBefore(db, { by: row.deciderId, at: row.decidedAt });
  const { kind, subjectId, reporterId } = row;
  await emit(db, reportDecided, {
    ...{ reportId: id, kind, subjectId, reporterId, personId: row.candidateId },
    ...{ title: titleOf(row), titleForReporter: titleForReporter(row) },
    ...{ ...deed, outcome, reason },
  });
  return toReport(row);
}
