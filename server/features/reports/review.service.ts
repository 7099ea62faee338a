import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { ReportOutcome } from '#contract/reports/labels.ts';
import type { Db } from '#server/db/schema/database.ts';
import { decidedBefore } from '#server/features/users/decided-before.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { reportDecided } from './reports.events.ts';
import { titleForReporter, titleOf, toReport } from './reports.presenter.ts';
import * as queries from './reports.queries.ts';

export async function list(db: Db, query: PageQuery & queries.Filter) {
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

export async function get(db: Db, id: string) {
  const row = await getRow(db, id);
  const said = row.threadId ? await queries.listSaid(db, row.threadId, row.createdAt) : [];
  return { ...toReport(row), conversation: said.toReversed() };
}

interface Decision {
  outcome: ReportOutcome;
  reason: string;
  adminId: string;
  ip: string;
}

/** Of two decisions the first counts. */
export async function decide(db: Db, id: string, { outcome, reason, adminId, ip }: Decision) {
  const change = { outcome, outcomeReason: reason, decidedBy: adminId, decidedAt: now() };
  const isDecided = await queries.decide(db, id, change);
  const row = await getRow(db, id);
  if (!isDecided) throw await decidedBefore(db, { by: row.deciderId, at: row.decidedAt });
  const { kind, subjectId, reporterId } = row;
  await emit(db, reportDecided, {
    ...{ reportId: id, kind, subjectId, reporterId, personId: row.candidateId },
    ...{ title: titleOf(row), titleForReporter: titleForReporter(row) },
    ...{ outcome, reason, actorId: adminId, ip },
  });
  return toReport(row);
}
