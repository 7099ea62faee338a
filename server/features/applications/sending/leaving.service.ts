import type { Db } from '#server/db/schema/database.ts';
import { applicationMoved, applicationSubmitted } from '#server/features/applications/applications.events.ts';
import { type ApplicationRow, lockApplication } from '#server/features/applications/applications.queries.ts';
import { recordEvent } from '#server/features/applications/rows.ts';
import { emit } from '#server/platform/events.ts';
import * as holds from './holds.queries.ts';

/**
 * Lets an application that could still be taken back leave now: from here on it can be read by its company, is in the
 * history and is told. Whatever else happens to it comes after this. The caller holds its row.
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

/** The same for one that nobody holds yet. */
export async function letLeaveById(db: Db, id: string): Promise<void> {
  const row = await lockApplication(db, id);
  if (row) await letLeave(db, row);
}

/** Those of these rows as their company reads them: what can still be taken back has not happened. */
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
