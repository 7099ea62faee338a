import { applicationMoves, leavesAt, stateOf, UNDO_SECONDS } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { inSeconds, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachApart, queueTask } from '#server/platform/tasks.ts';
import { applicationMoved, applicationSubmitted } from './applications.events.ts';
import * as queries from './applications.queries.ts';
import { type ApplicationRow, lockApplication } from './applications.queries.ts';
import * as holds from './holds.queries.ts';
import { newRow, recordEvent, takePair } from './rows.ts';

/**
 * Sends an application that could still be undone: from here on its company can read it, and it is recorded
 * in the history and notified. It must run before any other change of the application. The caller holds the
 * row's lock.
 */
export async function letLeave(db: Db, row: ApplicationRow): Promise<void> {
  const before = await holds.takeHold(db, row.id);
  if (!before) return;
  const { id: applicationId, jobId, companyId, candidateId, status } = row;
  const subject = { applicationId, jobId, companyId, candidateId };
  const from = before.status;
  if (from !== status) {
    const at = row.appliedAt ?? row.updatedAt;
    await recordEvent(db, row, { from, actorId: candidateId, reason: null, at });
  }
  if (from && from !== status) {
    const moved = { from, to: status, reason: null, message: null, cause: 'CANDIDATE' } as const;
    await emit(db, applicationMoved, { ...subject, ...moved, actorId: candidateId });
  }
  await emit(db, applicationSubmitted, subject);
}

/** The same for an application that is not locked yet. */
export async function letLeaveById(db: Db, id: string): Promise<void> {
  const row = await lockApplication(db, id);
  if (row) await letLeave(db, row);
}

/**
 * Those of these rows that the company can read: an application that can still be undone is not one of them.
 */
export async function asRead(db: Db, rows: readonly ApplicationRow[]): Promise<ApplicationRow[]> {
  const found = await holds.listHolds(
    db,
    rows.map(({ id }) => id),
  );
  const befores = new Map(found.map((hold) => [hold.applicationId, hold]));
  return rows.map((row) => {
    const before = befores.get(row.id);
    if (!before?.status || !before.source) return row;
    return { ...row, status: before.status, source: before.source, appliedAt: before.appliedAt };
  });
}

/** Sends applications that were not undone. Runs for each when its time is over, and every minute. */
export const sendHeldApplications = defineSweep('sendHeldApplications', async (db) => {
  const at = now();
  const due = (await holds.listHeld(db, at)).filter(({ until }) => leavesAt(until) <= at);
  await forEachApart(db, due, (tx, { applicationId }) => letLeaveById(tx, applicationId));
});

type Before = Omit<holds.Hold, 'applicationId' | 'until'>;

const NOTHING: Before = {
  source: null,
  status: null,
  ending: null,
  candidateNote: null,
  appliedAt: null,
  statusChangedAt: null,
  updatedAt: null,
};

function beforeOf(row: ApplicationRow): Before {
  const { source, status, ending, candidateNote, appliedAt, statusChangedAt, updatedAt } = row;
  return { source, status, ending, candidateNote, appliedAt, statusChangedAt, updatedAt };
}

/**
 * A candidate applies. An invited or withdrawn row is reused, because there is one row for a job and a
 * person.
 */
export async function apply(
  db: Db,
  { jobId, candidateId, note = null }: { jobId: string; candidateId: string; note?: string | null },
): Promise<{ id: string }> {
  const { companyId } = await jobs.getOpen(db, jobId);
  const appliedAt = now();
  const sent = { source: 'APPLIED', candidateNote: note, appliedAt } as const;
  const pair = { jobId, candidateId, companyId };
  const { row, isNew } = await takePair(db, newRow(pair, { ...sent, status: 'NEW' }));
  if (!isNew) await takeUpAgain(db, row, sent);
  await holdBack(db, row.id, isNew ? NOTHING : beforeOf(row));
  return { id: row.id };
}

type Sent = Pick<ApplicationRow, 'source' | 'candidateNote' | 'appliedAt'>;

/** An invited candidate who applies keeps their stage; one who had withdrawn starts again. */
async function takeUpAgain(db: Db, row: ApplicationRow, { source, ...sent }: Sent): Promise<void> {
  const at = now();
  const to = applicationMoves.admit('APPLY', stateOf(row), 'CANDIDATE', at);
  const moved = to === row.status ? {} : { status: to, source, ending: null, statusChangedAt: at };
  if (!(await queries.updateApplication(db, row, { ...sent, ...moved, updatedAt: at }))) {
    throw new AppError('STATE_CHANGED');
  }
}

async function holdBack(db: Db, applicationId: string, before: Before): Promise<void> {
  const until = inSeconds(UNDO_SECONDS);
  await holds.insertHold(db, { ...before, applicationId, until });
  const wait = leavesAt(until).getTime() - now().getTime();
  await queueTask(db, sendHeldApplications, undefined, { afterMs: wait });
}

/** Undoes an application sent seconds ago, as if it had never been made. */
export async function undo(db: Db, id: string, candidateId: string): Promise<void> {
  const row = await queries.lockApplication(db, id, { candidateId });
  if (!row) throw new AppError('NOT_FOUND');
  const [hold] = await holds.listHolds(db, [id]);
  const state = stateOf({ ...row, undoUntil: hold?.until ?? null });
  applicationMoves.admit('UNDO', state, 'CANDIDATE', now());
  await restore(db, row);
}

async function restore(db: Db, row: ApplicationRow): Promise<void> {
  const before = await holds.takeHold(db, row.id);
  if (!before) return;
  const { applicationId: _, until: __, source, status, statusChangedAt, updatedAt, ...rest } = before;
  if (!source || !status || !statusChangedAt || !updatedAt) return queries.deleteApplication(db, row.id);
  await queries.updateApplication(db, row, { ...rest, source, status, statusChangedAt, updatedAt });
}

/** Undoes the applications that a leaving person sent just now, so that they never arrive. */
export async function undoAll(db: Db, rows: readonly ApplicationRow[]): Promise<void> {
  for (const row of rows) await restore(db, row);
}

/** What can still be undone, with the seconds left, because the clock of the client may be wrong. */
export async function listUndoable(db: Db, candidateId: string) {
  const at = now();
  const rows = await holds.listUndoable(db, candidateId, at);
  return rows.map(({ id, jobId, candidateNote, jobTitle, companyName, until }) => ({
    id,
    candidateNote,
    job: { id: jobId, title: jobTitle, companyName },
    secondsLeft: Math.ceil((until.getTime() - at.getTime()) / 1000),
  }));
}
