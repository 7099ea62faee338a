import type { Updateable } from 'kysely';
import { AppError } from '#contract/core/errors.ts';
import { ANSWER_DAYS } from '#contract/hires/hire.ts';
import { type HireMove, hireMoves } from '#contract/hires/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { HiresTable } from '#server/db/schema/hires.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hireMoved } from './hires.events.ts';
import * as queries from './hires.queries.ts';

export interface Mover {
  party: Party;
  /** Null for time itself. */
  actorId: string | null;
  /** Of an admin: from where. */
  ip?: string;
}

/**
 * Locked after its job and all applications of its candidate: a confirmation closes the one and the others, and two
 * of one candidate must not wait for each other.
 */
export async function findHireToMove(
  db: Db,
  id: string,
  owner: queries.Owner,
): Promise<queries.HireRow | undefined> {
  const found = await queries.findHire(db, id, owner);
  if (!found) return undefined;
  await jobs.lock(db, found.jobId);
  await applications.holdAll(db, found.candidateId);
  return queries.lockHire(db, id);
}

export async function getHireToMove(db: Db, id: string, owner: queries.Owner): Promise<queries.HireRow> {
  const hire = await findHireToMove(db, id, owner);
  if (!hire) throw new AppError('NOT_FOUND');
  return hire;
}

/** For so long the other side may answer what was just said. */
export function answerTime(): Date {
  return inDays(ANSWER_DAYS);
}

/** Nothing waits for an answer, and nothing is disputed. */
const QUIET = { confirmBy: null, disputeOf: null } as const;
/** It is as though no leaving had been reported. */
export const NO_REPORT = { leftOn: null, leaveCause: null, reportedBy: null } as const;

interface Details {
  reason?: string | null;
  changes?: Updateable<HiresTable>;
}

/** Moves a hire: the new state, the event of its history, and what is told of it, all or nothing. */
export async function move(
  db: Db,
  hire: queries.HireRow,
  action: HireMove,
  { party, actorId, ip }: Mover,
  { reason = null, changes = {} }: Details = {},
): Promise<queries.HireRow> {
  const at = now();
  const to = hireMoves.admit(action, hire, party, at);
  const moved = { ...QUIET, ...changes, status: to };
  if (!(await queries.updateFrom(db, hire, moved))) throw new AppError('STATE_CHANGED');
  const event = { id: newId(), hireId: hire.id, actorId, action, reason, at };
  await queries.insertEvent(db, { ...event, fromStatus: hire.status, toStatus: to });
  await emit(db, hireMoved, {
    ...{ hireId: hire.id, action, party, actorId, reason, ip },
    from: hire.status,
    to,
  });
  return queries.getHire(db, hire.id);
}
