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
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { newId } from '#server/platform/new-id.ts';
import { admitMove, getInterviewToMove, move, NO_BALL } from './moves.ts';

/** One side of an interview: the acting person, and whose interview it must be. */
export interface Side extends PersonsDeed {
  party: 'CANDIDATE' | 'RECRUITER';
  owner: Owner;
}

export async function cancel(db: Db, { owner, ...deed }: Side, id: string, reason: string): Promise<void> {
  const interview = await getInterviewToMove(db, id, owner);
  await cancelInterview(db, deed, interview, reason);
}

/** Cancelling a booking frees its time and removes it from both calendars. */
export function cancelInterview(db: Db, deed: Deed, interview: InterviewRow, reason: string): Promise<void> {
  const calendarSequence = interview.calendarSequence + (isBooked(interview) ? 1 : 0);
  return move(db, deed, interview, 'CANCEL', {
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
  { owner, ...deed }: Side,
  id: string,
  verdict: Verdict,
): Promise<void> {
  const interview = await getInterviewToMove(db, id, owner);
  const { decided, feedback } = verdict;
  const changes: InterviewChanges = decided
    ? { ...NO_BALL, recruiterFeedback: feedback, ...changesOf(decided) }
    : { candidateFeedback: feedback };
  const isCompleted = admitMove(deed, interview, 'COMPLETE') === interview.status;
  if (isCompleted) await addFeedback(db, deed, interview, changes);
  else await move(db, deed, interview, 'COMPLETE', { changes });
  await refreshTurns(db, interview);
}

async function addFeedback(
  db: Db,
  { actorId }: Deed,
  interview: InterviewRow,
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
export async function reportNoShow(db: Db, { owner, ...deed }: Side, id: string): Promise<void> {
  const interview = await getInterviewToMove(db, id, owner);
  const noShowSide = deed.party === 'CANDIDATE' ? 'RECRUITER' : 'CANDIDATE';
  await move(db, deed, interview, 'REPORT_NO_SHOW', {
    changes: { ...NO_BALL, noShowSide, noShowAt: now() },
  });
}

export async function contest(
  db: Db,
  { owner, ...deed }: Side,
  id: string,
  reason: string,
): Promise<{ contestedAt: Date }> {
  const interview = await getInterviewToMove(db, id, owner);
  const contestedAt = now();
  await move(db, deed, interview, 'CONTEST_NO_SHOW', {
    reason,
    changes: { contestedAt, contestReason: reason },
  });
  return { contestedAt };
}

/** An admin settles a contested no-show: it is upheld, or the interview counts as having taken place. */
export async function settle(
  db: Db,
  deed: PersonsDeed,
  id: string,
  { decision, note }: { decision: 'UPHOLD' | 'CLEAR'; note: string },
): Promise<void> {
  const interview = await getInterviewToMove(db, id, {});
  const isCleared = decision === 'CLEAR';
  await move(db, deed, interview, isCleared ? 'CLEAR_NO_SHOW' : 'UPHOLD_NO_SHOW', {
    reason: note,
    changes: { contestSettledAt: now(), ...(isCleared && { noShowSide: null, noShowAt: null }) },
  });
}
