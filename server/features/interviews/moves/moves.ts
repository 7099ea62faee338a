import { AppError } from '#contract/core/errors.ts';
import { type InterviewMove, interviewMoves } from '#contract/interviews/transitions.ts';
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
import type { Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';

/** The screens of both sides follow an interview that moves. */
export async function refresh(
  db: Db,
  interview: Pick<InterviewRow, 'candidateId' | 'companyId'>,
): Promise<void> {
  const members = await companies.listMemberIds(db, interview.companyId);
  await live.changed(db, [interview.candidateId, ...members], ['interviews']);
}

/** Locked after its application, as whoever decides about that comes to the interview. */
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

/** Throws NOT_FOUND for what is not there or not theirs. */
export async function getInterviewToMove(db: Db, id: string, owner: Owner): Promise<InterviewRow> {
  const interview = await findInterviewToMove(db, id, owner);
  if (!interview) throw new AppError('NOT_FOUND');
  return interview;
}

/** The state that follows. Throws the error that tells why this move is not possible now. */
export function admitMove({ party }: Deed, interview: InterviewRow, action: InterviewMove): InterviewStatus {
  return interviewMoves.admit(action, interview, party, now());
}

/** What a company does only with somebody whom it has not rejected. */
const GOES_ON: readonly InterviewMove[] = ['SCHEDULE', 'REQUEST_SLOTS'];

interface MoveDetails {
  reason?: string | null;
  changes?: InterviewChanges;
}

/** Moves an interview: the new state, the event of its history, and what follows from it, all or nothing. */
export async function move(
  db: Db,
  deed: Deed,
  interview: InterviewRow,
  action: InterviewMove,
  { reason = null, changes = {} }: MoveDetails = {},
): Promise<void> {
  const to = admitMove(deed, interview, action);
  if (GOES_ON.includes(action)) await applications.goOn(db, interview.applicationId);
  const at = now();
  const isMoved = await queries.updateFrom(db, interview, { ...changes, status: to, updatedAt: at });
  if (!isMoved) throw new AppError('STATE_CHANGED');
  await queries.insertEvent(db, {
    id: newId(),
    interviewId: interview.id,
    actorId: deed.actorId,
    action,
    fromStatus: interview.status,
    toStatus: to,
    reason,
    at,
  });
  await emit(db, interviewMoved, {
    interviewId: interview.id,
    action,
    party: deed.party,
    actorId: deed.actorId,
    reason,
    ip: deed.ip,
    before: interview,
  });
}

/** Nobody has to do anything any more, and no deadline runs. */
export const NO_BALL = { ballHolder: null, dueAt: null } as const;
