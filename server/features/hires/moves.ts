import type { Updateable } from 'kysely';
import { AppError } from '#contract/core/errors.ts';
import { creditPercent, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { ANSWER_DAYS } from '#contract/hires/hire.ts';
import { type HireMove, hireMoves } from '#contract/hires/transitions.ts';
import { daysBetween } from '#contract/kit/days.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { HiresTable } from '#server/db/schema/hires.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as candidates from '#server/features/candidates/profile/profile.service.ts';
import * as interviews from '#server/features/interviews/interviews.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as offers from '#server/features/offers/offers.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { BY_TIME, type Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { defineMove } from '#server/platform/move.ts';
import { hireConfirmed, hireDidNotJoin, hireLeft, hireMoved } from './hires.events.ts';
import type { HireRow } from './hires.queries.ts';
import * as queries from './hires.queries.ts';

/**
 * Locked after its job and all applications of its candidate, because a confirmation changes them too: two
 * hires of one candidate must not deadlock.
 */
export async function findHireToMove(db: Db, id: string, owner: queries.Owner): Promise<HireRow | undefined> {
  const found = await queries.findHire(db, id, owner);
  if (!found) return undefined;
  await jobs.lock(db, found.jobId);
  await applications.holdAll(db, found.candidateId);
  return queries.lockHire(db, id);
}

export async function getHireToMove(db: Db, id: string, owner: queries.Owner): Promise<HireRow> {
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

const shift = defineMove<HireRow, HireMove, Updateable<HiresTable>>({
  moves: hireMoves,
  update: (db, hire, changes) => queries.updateFrom(db, hire, { ...QUIET, ...changes }),
  record: (db, { id: hireId }, entry) => queries.insertEvent(db, { ...entry, hireId }),
  emit: (db, { id: hireId }, step) => emit(db, hireMoved, { ...step, hireId }),
});

/** Moves a hire, and returns it as it stands then. */
export async function move(
  db: Db,
  deed: Deed,
  hire: HireRow,
  action: HireMove,
  details?: Parameters<typeof shift>[4],
): Promise<HireRow> {
  await shift(db, deed, hire, action, details);
  return queries.getHire(db, hire.id);
}

/** The reason for companies whose requests, applications and offers are closed by a hire elsewhere. */
const HIRED_ELSEWHERE = 'Hired by another company on Medallist.';

/** What ends with the hire by itself, each on one side. */
const OF_COMPANY = { party: 'RECRUITER', actorId: null } as const;
const OF_CANDIDATE = { party: 'CANDIDATE', actorId: null } as const;

function subjectOf({ id: hireId, applicationId, companyId, candidateId }: HireRow) {
  return { hireId, applicationId, companyId, candidateId };
}

/** The fields of the hire that a confirmation sets. */
export function confirmation(hire: HireRow) {
  const at = now();
  return hire.confirmedAt ? {} : { confirmedAt: at, askAt: nextCheckAt(hire.joinedOn, at) };
}

/** The candidate is hired: closes their other processes and fills the opening. */
export async function settleIn(db: Db, deed: Deed, hire: HireRow): Promise<void> {
  const { applicationId, candidateId, jobId } = hire;
  await applications.hire(db, deed, applicationId);
  await interviews.closeOpen(db, OF_COMPANY, { applicationId }, 'The candidate is hired.');
  await offers.closeWaiting(db, OF_CANDIDATE, { candidateId }, HIRED_ELSEWHERE);
  await interviews.closeOpen(db, OF_CANDIDATE, { candidateId }, HIRED_ELSEWHERE);
  await applications.withdrawAll(db, OF_CANDIDATE, { candidateId, reason: HIRED_ELSEWHERE });
  await candidates.setVisibility(db, BY_TIME, { userId: candidateId, isVisible: false });
  await jobs.closeIfFilled(db, jobId);
  await emit(db, hireConfirmed, subjectOf(hire));
}

export async function seeOff(db: Db, hire: HireRow & { leftOn: string }): Promise<void> {
  const day = daysBetween(hire.joinedOn, hire.leftOn);
  await emit(db, hireLeft, { ...subjectOf(hire), day, creditPercent: creditPercent(day) });
}

/** The candidate did not join: ends the application, and reverts the effects of a confirmation. */
export async function undo(db: Db, deed: Deed, hire: HireRow): Promise<void> {
  const { applicationId } = hire;
  await applications.unhire(db, deed, applicationId);
  await emit(db, hireDidNotJoin, { ...subjectOf(hire), wasConfirmed: hire.confirmedAt !== null });
}
