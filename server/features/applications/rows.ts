import { AppError } from '#contract/core/errors.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import type { ApplicationRow } from './applications.queries.ts';
import * as queries from './applications.queries.ts';

export interface Pair {
  jobId: string;
  candidateId: string;
  companyId: string;
}

type Fresh = Pick<ApplicationRow, 'source' | 'status' | 'candidateNote' | 'appliedAt'>;

export function newRow(pair: Pair, fresh: Fresh): ApplicationRow {
  const at = now();
  const rejection = { rejectReason: null, rejectCategory: null, rejectMessage: null };
  const empty = { note: null, ...rejection, ending: null };
  return { id: newId(), ...pair, ...fresh, ...empty, statusChangedAt: at, createdAt: at, updatedAt: at };
}

interface Event {
  from: ApplicationStatus | null;
  actorId: string | null;
  reason: string | null;
  at?: Date;
}

export async function recordEvent(
  db: Db,
  { id, status }: Pick<ApplicationRow, 'id' | 'status'>,
  { from, actorId, reason, at = now() }: Event,
): Promise<void> {
  const event = { id: newId(), applicationId: id, fromStatus: from, toStatus: status, actorId, reason };
  await queries.insertEvent(db, { ...event, at });
}

/** More often than a row can plausibly be deleted while this waits for its lock. */
const TRIES = 5;

/** The new row, or the existing one of this pair, locked until the transaction ends. */
export async function takePair(
  db: Db,
  fresh: ApplicationRow,
): Promise<{ row: ApplicationRow; isNew: boolean }> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (await queries.insertApplication(db, fresh)) return { row: fresh, isNew: true };
    const row = await queries.lockPair(db, fresh.jobId, fresh.candidateId);
    // No row: the application was undone while this waited for the lock.
    if (row) return { row, isNew: false };
  }
  throw new AppError('STATE_CHANGED');
}
