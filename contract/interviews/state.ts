import type { CandidateInterview, RecruiterInterview } from './interview.ts';
import { type InterviewMove, type InterviewState, interviewMoves } from './transitions.ts';

function toDate(moment: string | null | undefined): Date | null {
  return moment ? new Date(moment) : null;
}

/**
 * The state that the rules read, from an answer of the API. Each side gets, and is asked for, only its own
 * feedback.
 */
export function stateOf(interview: CandidateInterview | RecruiterInterview): InterviewState {
  const { status, rescheduleCount, slotRequestCount, noShow, feedback } = interview;
  return {
    status,
    rescheduleCount,
    slotRequestCount,
    respondBy: new Date(interview.respondByDate),
    startsAt: toDate(interview.startsAt),
    endsAt: toDate(interview.endsAt),
    noShowSide: noShow?.absent ?? null,
    noShowAt: toDate(noShow?.reportedAt),
    contestedAt: toDate(noShow?.contestedAt),
    contestSettledAt: toDate(noShow?.settledAt),
    candidateFeedback: feedback,
    // A reader who has not sent a card yet does not see the feedback, only that it exists.
    recruiterFeedback: feedback ?? ('outcome' in interview ? interview.outcome : null),
    ballHolder: 'ballHolder' in interview ? interview.ballHolder : null,
  };
}

/** What this side may do with the interview now: the buttons of its screens. */
export function movesOf(
  interview: CandidateInterview | RecruiterInterview,
  party: 'CANDIDATE' | 'RECRUITER',
  now: Date,
): InterviewMove[] {
  return interviewMoves.allowedActions(stateOf(interview), party, now);
}
