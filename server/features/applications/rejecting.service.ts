import { applicationMoves, DECISION_UNDO_MINUTES, stateOf } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import type { ApplicationStatus, RejectCategory } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as templates from '#server/features/templates/templates.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue, queueTask } from '#server/platform/tasks.ts';
import { getHeadline } from './applicants.queries.ts';
import { moveUndone, rejectionDecided, rejectionUndone } from './applications.events.ts';
import * as queries from './applications.queries.ts';
import { type ApplicationRow, lockApplication } from './applications.queries.ts';
import { change } from './change.ts';
import * as rejections from './rejections.queries.ts';
import { listDue, takeWaiting } from './rejections.queries.ts';
import { recordEvent } from './rows.ts';
import { letLeave } from './sending.service.ts';

/** The time to undo is over: the rejection takes effect, and the candidate is notified. */
export async function reject(db: Db, applicationId: string): Promise<void> {
  const row = await lockApplication(db, applicationId);
  const waiting = row && (await takeWaiting(db, row.id));
  // The rejection was undone, or the application has ended in another way.
  if (!waiting || applicationMoves.refusal('REJECT', stateOf(row), 'RECRUITER', now())) return;
  const { category, reason, message } = waiting;
  await change(db, waiting, row, { to: 'REJECTED', cause: 'HAND', category, reason, message });
}

/** Makes rejections effective that were not undone. Runs for each when its time is over, and every minute. */
export const tellRejections = defineSweep('tellRejections', async (db) => {
  await forEachDue(db, await listDue(db, now()), reject);
});

export interface Rejection {
  category: RejectCategory | null;
  reason: string | null;
  message: string | null;
}

function subjectOf({ id: applicationId, jobId, companyId, candidateId }: ApplicationRow) {
  return { applicationId, jobId, companyId, candidateId };
}

async function filled(
  db: Db,
  { actorId }: PersonsDeed,
  applicationId: string,
  message: string,
): Promise<string> {
  const { firstName, title: jobTitle, companyName } = await getHeadline(db, applicationId);
  const senderName = await users.nameOf(db, actorId);
  return templates.fill(message, { firstName, jobTitle, companyName, senderName });
}

/** The company sees the rejection at once; the candidate is notified when the time to undo it is over. */
export async function rejectLater(
  db: Db,
  deed: PersonsDeed,
  row: ApplicationRow,
  rejection: Rejection,
): Promise<void> {
  await letLeave(db, row);
  const message = rejection.message && (await filled(db, deed, row.id, rejection.message));
  const decidedAt = now();
  const wait = DECISION_UNDO_MINUTES * 60_000;
  const tellsAt = new Date(decidedAt.getTime() + wait);
  await rejections.insertWaiting(db, {
    ...rejection,
    message,
    actorId: deed.actorId,
    applicationId: row.id,
    decidedAt,
    tellsAt,
  });
  await queueTask(db, tellRejections, undefined, { afterMs: wait });
  await emit(db, rejectionDecided, { ...subjectOf(row), actorId: deed.actorId });
}

/**
 * Cancels a pending rejection. True when the application already has the status `to`, as its candidate knows
 * it: then there is nothing left to change.
 */
export async function takeUp(
  db: Db,
  { actorId }: PersonsDeed,
  row: ApplicationRow,
  to: ApplicationStatus,
): Promise<boolean> {
  if (!(await rejections.takeWaiting(db, row.id))) return false;
  await emit(db, rejectionUndone, { ...subjectOf(row), actorId });
  return row.status === to;
}

/**
 * Undoes decisions: a rejection that the candidate was not notified of yet, by any member, or else the user's
 * own last move. Returns those that were too late; throws when all of them were.
 */
export async function undo(
  db: Db,
  { actorId }: PersonsDeed,
  ids: readonly string[],
  companyId: string,
): Promise<{ restored: string[]; late: string[] }> {
  const wanted = [...new Set(ids)];
  const rows = await queries.lockApplications(db, wanted, { companyId });
  if (rows.length < wanted.length) throw new AppError('NOT_FOUND');
  const restored: string[] = [];
  for (const row of rows) {
    const isBack = (await undoRejection(db, row, actorId)) || (await undoMove(db, row, actorId));
    if (isBack) restored.push(row.id);
  }
  if (restored.length === 0) throw new AppError('DECISION_TOLD');
  return { restored, late: wanted.filter((id) => !restored.includes(id)) };
}

async function undoRejection(db: Db, row: ApplicationRow, actorId: string): Promise<boolean> {
  if (!(await rejections.takeWaiting(db, row.id))) return false;
  await emit(db, rejectionUndone, { ...subjectOf(row), actorId });
  return true;
}

const BACK_TO: readonly (string | null)[] = ['NEW', 'REVIEWED', 'SHORTLISTED'] satisfies ApplicationStatus[];

async function undoMove(db: Db, row: ApplicationRow, actorId: string): Promise<boolean> {
  if (applicationMoves.refusal('TAKE_BACK', stateOf(row), 'RECRUITER', now())) return false;
  const since = inMinutes(-DECISION_UNDO_MINUTES);
  const move = await rejections.findOwnMove(db, { applicationId: row.id, actorId, since });
  if (move?.toStatus !== row.status || !BACK_TO.includes(move.fromStatus)) return false;
  const status = move.fromStatus as ApplicationStatus;
  const at = now();
  if (!(await queries.updateApplication(db, row, { status, statusChangedAt: at, updatedAt: at })))
    return false;
  await recordEvent(db, { ...row, status }, { from: row.status, actorId, reason: null });
  const kind = `application.${row.status.toLowerCase()}`;
  await emit(db, moveUndone, { ...subjectOf(row), actorId, kind, movedAt: move.at });
  return true;
}
