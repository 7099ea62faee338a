import { isBooked } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { changesOf, type Decided, refreshTurns } from '#server/features/interviews/decisions.service.ts';
import type {
  InterviewChanges,
  InterviewRow,
  Owner,
} from '#server/features/interviews/interviews.queries.ts';
import * as queries from '#server/features/interviews/interviews.queries.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import { admitMove, getInterviewToMove, type Mover, move, NO_BALL } from './moves.ts';

/** One side of an interview: the acting person, and whose interview it must be. */
export interface Side {
  party: 'CANDIDATE' | 'RECRUITER';
  actorId: string;
  owner: Owner;
}

export async function cancel(db: Db, id: string, { owner, ...mover }: Side, reason: string): Promise<void> {
  const interview = await getInterviewToMove(db, id, owner);
  await cancelInterview(db, interview, mover, reason);
}

/** Cancelling a booking frees its time and removes it from both calendars. */
export function cancelInterview(
  db: Db,
  interview: InterviewRow,
  mover: Mover,
  reason: string,
): Promise<void> {
  const calendarSequence = interview.calendarSequence + (isBooked(interview) ? 1 : 0);
  return move(db, interview, 'CANCEL', mover, {
    reason,
    changes: { ...NO_BALL, closingReason: reason, calendarSequence },
  });
}

interface Verdict {
  /** Only given by the company. */
  decided?: Decided;
  feedback: string;
}

/** The first side to report it completes the interview; the other can still add its feedback, once. */
export async function complete(
  db: Db,
  id: string,
  { owner, ...mover }: Side,
  verdict: Verdict,
): Promise<void> {
  const interview = await getInterviewToMove(db, id, owner);
  const { decided, feedback } = verdict;
  const changes: InterviewChanges = decided
    ? { ...NO_BALL, recruiterFeedback: feedback, ...changesOf(decided) }
    : { candidateFeedback: feedback };
  const isCompleted = admitMove(interview, 'COMPLETE', mover) === interview.status;
  if (isCompleted) await addFeedback(db, interview, mover.actorId, changes);
  else await move(db, interview, 'COMPLETE', mover, { changes });
  await refreshTurns(db, interview);
}

async function addFeedback(
  db: Db,
  interview: InterviewRow,
  actorId: string,
  changes: InterviewChanges,
): Promise<void> {
  const at = now();
  const { id: interviewId, status } = interview;
  await queries.updateFrom(db, interview, { ...changes, updatedAt: at });
  await queries.insertEvent(db, {
    id: newId(),
    interviewId,
    actorId,
    action: 'COMPLETE',
    fromStatus: status,
    toStatus: status,
    at,
  });
}

/** Each side can only report the other one. */
export async function reportNoShow(db: Db, id: string, { owner, ...mover }: Side): Promise<void> {
  const interview = await getInterviewToMove(db, id, owner);
  const noShowSide = mover.party === 'CANDIDATE' ? 'RECRUITER' : 'CANDIDATE';
  await move(db, interview, 'REPORT_NO_SHOW', mover, {
    changes: { ...NO_BALL, noShowSide, noShowAt: now() },
  });
}

export async function contest(
  db: Db,
  id: string,
  { owner, ...mover }: Side,
  reason: string,
): Promise<{ contestedAt: Date }> {
  const interview = await getInterviewToMove(db, id, owner);
  const contestedAt = now();
  await move(db, interview, 'CONTEST_NO_SHOW', mover, {
    reason,
    changes: { contestedAt, contestReason: reason },
  });
  return { contestedAt };
}

/** An admin settles a contested no-show: it is upheld, or the interview counts as having taken place. */
export async function settle(
  db: Db,
  id: string,
  { adminId, ip }: { adminId: string; ip: string },
  { decision, note }: { decision: 'UPHOLD' | 'CLEAR'; note: string },
): Promise<void> {
  const interview = await getInterviewToMove(db, id, {});
  const isCleared = decision === 'CLEAR';
  const mover = { party: 'ADMIN', actorId: adminId, ip } as const;
  await move(db, interview, isCleared ? 'CLEAR_NO_SHOW' : 'UPHOLD_NO_SHOW', mover, {
    reason: note,
    changes: { contestSettledAt: now(), ...(isCleared && { noShowSide: null, noShowAt: null }) },
  });
}
