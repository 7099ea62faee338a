import type { Updateable } from 'kysely';
import { AppError } from '#contract/core/errors.ts';
import { creditPercent, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { ANSWER_DAYS } from '#contract/hires/hire.ts';
import { type HireMove, hireMoves } from '#contract/hires/transitions.ts';
import { daysBetween } from '#contract/kit/days.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { HiresTable } from '#server/db/schema/hires.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as candidates from '#server/features/candidates/profile/profile.service.ts';
import * as interviews from '#server/features/interviews/interviews.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as offers from '#server/features/offers/offers.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hireConfirmed, hireDidNotJoin, hireLeft, hireMoved } from './hires.events.ts';
import type { HireRow } from './hires.queries.ts';
import * as queries from './hires.queries.ts';

export interface Mover {
  party: Party;
  /** Null for automatic moves. */
  actorId: string | null;
  /** The IP address of an admin. */
  ip?: string;
}

/**
 * Locked after its job and all applications of its candidate, because a confirmation changes them too: two
 * hires of one candidate must not deadlock.
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

/** The deadline for the other side's answer to a report. */
export function answerTime(): Date {
  return inDays(ANSWER_DAYS);
}

/** No answer is pending, and nothing is disputed. */
const QUIET = { confirmBy: null, disputeOf: null } as const;
/** Resets a report of leaving. */
export const NO_REPORT = { leftOn: null, leaveCause: null, reportedBy: null } as const;

interface Details {
  reason?: string | null;
  changes?: Updateable<HiresTable>;
}

/** Moves a hire: the new state, the history event and the notifications, in one transaction. */
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

/** The reason for companies whose requests, applications and offers are closed by a hire elsewhere. */
const HIRED_ELSEWHERE = 'Hired by another company on Medallist.';

function subjectOf({ id: hireId, applicationId, companyId, candidateId }: HireRow) {
  return { hireId, applicationId, companyId, candidateId };
}

/** The fields of the hire that a confirmation sets. */
export function confirmation(hire: HireRow) {
  const at = now();
  return hire.confirmedAt ? {} : { confirmedAt: at, askAt: nextCheckAt(hire.joinedOn, at) };
}

/** The candidate is hired: closes their other processes and fills the opening. */
export async function settleIn(db: Db, hire: HireRow, actorId: string | null): Promise<void> {
  const { applicationId, candidateId, jobId } = hire;
  await applications.hire(db, { applicationId, actorId });
  const done = { party: 'RECRUITER', actorId: null, reason: 'The candidate is hired.' } as const;
  await interviews.closeOpen(db, { applicationId }, done);
  const mover = { party: 'CANDIDATE', actorId: null, reason: HIRED_ELSEWHERE } as const;
  await offers.closeWaiting(db, { candidateId }, mover);
  await interviews.closeOpen(db, { candidateId }, mover);
  await applications.withdrawAll(db, { candidateId, actorId: null, reason: HIRED_ELSEWHERE });
  await candidates.setVisibility(db, candidateId, { isVisible: false, actorId: null });
  await jobs.closeIfFilled(db, jobId);
  await emit(db, hireConfirmed, subjectOf(hire));
}

export async function seeOff(db: Db, hire: HireRow & { leftOn: string }): Promise<void> {
  const day = daysBetween(hire.joinedOn, hire.leftOn);
  await emit(db, hireLeft, { ...subjectOf(hire), day, creditPercent: creditPercent(day) });
}

/** The candidate did not join: ends the application, and reverts the effects of a confirmation. */
export async function undo(db: Db, hire: HireRow, actorId: string | null): Promise<void> {
  const { applicationId } = hire;
  await applications.unhire(db, { applicationId, actorId });
  await emit(db, hireDidNotJoin, { ...subjectOf(hire), wasConfirmed: hire.confirmedAt !== null });
}
