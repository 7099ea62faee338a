import { AppError } from '#contract/core/errors.ts';
import { type InterviewMove, interviewMoves } from '#contract/interviews/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { interviewMoved } from '#server/features/interviews/interviews.events.ts';
import type {
  InterviewChanges,
  InterviewRow,
  Owner,
} from '#server/features/interviews/interviews.queries.ts';
import * as queries from '#server/features/interviews/interviews.queries.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';

/** Refreshes the screens of both sides when an interview moves. */
export async function refresh(
  db: Db,
  interview: Pick<InterviewRow, 'candidateId' | 'companyId'>,
): Promise<void> {
  const members = await companies.listMemberIds(db, interview.companyId);
  await live.changed(db, [interview.candidateId, ...members], ['interviews']);
}

export interface Mover {
  party: Party;
  /** Null for automatic moves. */
  actorId: string | null;
  ip?: string;
}

/** Locked after its application, the same order as in decisions about applications. */
export async function findInterviewToMove(
  db: Db,
  id: string,
  owner: Owner,
): Promise<InterviewRow | undefined> {
  const applicationId = await queries.findApplicationId(db, id, owner);
  if (!applicationId) return undefined;
  await applications.hold(db, applicationId);
  return queries.lockInterview(db, id, owner);
}

/** Throws NOT_FOUND if it does not exist or is not theirs. */
export async function getInterviewToMove(db: Db, id: string, owner: Owner): Promise<InterviewRow> {
  const interview = await findInterviewToMove(db, id, owner);
  if (!interview) throw new AppError('NOT_FOUND');
  return interview;
}

/** The next state. Throws the error that explains why this move is not possible now. */
export function admitMove(interview: InterviewRow, action: InterviewMove, { party }: Mover): InterviewStatus {
  return interviewMoves.admit(action, interview, party, now());
}

/** Moves that a company makes only with a candidate whom it has not rejected. */
const GOES_ON: readonly InterviewMove[] = ['SCHEDULE', 'REQUEST_SLOTS'];

interface MoveDetails {
  reason?: string | null;
  changes?: InterviewChanges;
}

/** Moves an interview: the new state, the history event and all consequences, in one transaction. */
export async function move(
  db: Db,
  interview: InterviewRow,
  action: InterviewMove,
  mover: Mover,
  { reason = null, changes = {} }: MoveDetails = {},
): Promise<void> {
  const to = admitMove(interview, action, mover);
  if (GOES_ON.includes(action)) await applications.goOn(db, interview.applicationId);
  const at = now();
  const isMoved = await queries.updateFrom(db, interview, { ...changes, status: to, updatedAt: at });
  if (!isMoved) throw new AppError('STATE_CHANGED');
  await queries.insertEvent(db, {
    id: newId(),
    interviewId: interview.id,
    actorId: mover.actorId,
    action,
    fromStatus: interview.status,
    toStatus: to,
    reason,
    at,
  });
  await emit(db, interviewMoved, {
    interviewId: interview.id,
    action,
    party: mover.party,
    actorId: mover.actorId,
    reason,
    ip: mover.ip,
    before: interview,
  });
}

/** Neither side has to act, and no deadline runs. */
export const NO_BALL = { ballHolder: null, dueAt: null } as const;
