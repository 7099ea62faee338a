import type { ErrorCode } from '../core/errors.ts';
import { defineTransitions, type Party } from '../kit/transitions.ts';
import type { InterviewStatus, Side } from '../labels/interviews.ts';

/** Events in the history of an interview: the request that creates it, and every later move. */
export const INTERVIEW_ACTIONS = [
  'REQUEST',
  'ACCEPT',
  'DECLINE',
  'WITHDRAW',
  'EXPIRE',
  'SCHEDULE',
  'REQUEST_SLOTS',
  'CANCEL',
  'RESCHEDULE',
  'COMPLETE',
  'DECIDE',
  'REPORT_NO_SHOW',
  'CONTEST_NO_SHOW',
  'UPHOLD_NO_SHOW',
  'CLEAR_NO_SHOW',
  'HAND_OVER',
] as const;
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number];
export type InterviewMove = Exclude<InterviewAction, 'REQUEST'>;

export const MAX_RESCHEDULES = 2;
export const MAX_SLOT_REQUESTS = 2;
export const REPLY_HOURS = 72;
export const URGENT_REPLY_HOURS = 24;
export const LONGEST_REPLY_DAYS = 7;
/** Minutes in which a sent request can be taken back without any mail being sent. */
export const UNDO_MINUTES = 5;
export const PICK_HOURS = 48;
export const FEEDBACK_WORKING_DAYS = 3;
/** For the step that follows an outcome: the next request, the offer, the rejection. */
export const DECISION_WORKING_DAYS = 3;
export const AUTO_COMPLETE_HOURS = 48;
export const NO_SHOW_FROM_MINUTES = 10;
export const NO_SHOW_UNTIL_HOURS = 48;
export const CONTEST_HOURS = 48;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface InterviewState {
  status: InterviewStatus;
  respondBy: Date;
  startsAt: Date | null;
  endsAt: Date | null;
  rescheduleCount: number;
  slotRequestCount: number;
  /** Who did not come. */
  noShowSide: 'CANDIDATE' | 'RECRUITER' | null;
  noShowAt: Date | null;
  contestedAt: Date | null;
  contestSettledAt: Date | null;
  candidateFeedback: string | null;
  recruiterFeedback: string | null;
  /** Whose turn it is; null if nobody has to act. */
  ballHolder: Side | null;
}

/** The possible outcomes of a request before a reply. */
const REPLIES: ReadonlySet<string> = new Set(['ACCEPT', 'DECLINE', 'WITHDRAW', 'EXPIRE']);

/** Every move of an interview after the request that creates it. */
export const interviewMoves = defineTransitions<InterviewState>()({
  phases: {
    PENDING: 'REQUESTED',
    ACCEPTED: 'REQUESTED',
    SCHEDULED: 'BOOKED',
    RESCHEDULE_REQUESTED: 'BOOKED',
    COMPLETED: 'DONE',
    NO_SHOW: 'DONE',
    DECLINED: 'CALLED_OFF',
    WITHDRAWN: 'CALLED_OFF',
    EXPIRED: 'CALLED_OFF',
    CANCELLED: 'CALLED_OFF',
  },
  lines: [
    { action: 'ACCEPT', from: ['PENDING'], by: ['CANDIDATE'], to: 'ACCEPTED', limits: missedReply },
    { action: 'DECLINE', from: ['PENDING'], by: ['CANDIDATE'], to: 'DECLINED', limits: missedReply },
    { action: 'WITHDRAW', from: ['PENDING'], by: ['RECRUITER'], to: 'WITHDRAWN' },
    {
      action: 'EXPIRE',
      from: ['PENDING'],
      by: ['SYSTEM'],
      to: 'EXPIRED',
      limits: (row, now) => (missedReply(row, now) ? undefined : 'STATE_CHANGED'),
    },
    { action: 'SCHEDULE', from: ['ACCEPTED', 'RESCHEDULE_REQUESTED'], by: ['RECRUITER'], to: 'SCHEDULED' },
    {
      action: 'REQUEST_SLOTS',
      from: ['ACCEPTED', 'RESCHEDULE_REQUESTED'],
      by: ['RECRUITER'],
      to: 'PENDING',
      limits: ({ slotRequestCount }) =>
        slotRequestCount >= MAX_SLOT_REQUESTS ? 'SLOT_REQUEST_LIMIT' : undefined,
    },
    {
      action: 'CANCEL',
      from: ['ACCEPTED', 'SCHEDULED', 'RESCHEDULE_REQUESTED'],
      by: ['CANDIDATE', 'RECRUITER'],
      to: 'CANCELLED',
    },
    {
      action: 'RESCHEDULE',
      from: ['SCHEDULED'],
      by: ['CANDIDATE'],
      to: 'RESCHEDULE_REQUESTED',
      limits: tooLateOrOften,
    },
    {
      action: 'COMPLETE',
      from: ['SCHEDULED'],
      by: ['CANDIDATE', 'RECRUITER', 'SYSTEM'],
      to: 'COMPLETED',
      limits: ({ endsAt }, now) => (endsAt && endsAt > now ? 'INTERVIEW_NOT_OVER' : undefined),
    },
    // A side that did not complete it can still add its feedback, once.
    { action: 'COMPLETE', from: ['COMPLETED'], by: ['CANDIDATE', 'RECRUITER'], limits: hasSpoken },
    // A decision can be changed until something has followed from it.
    { action: 'DECIDE', from: ['COMPLETED'], by: ['RECRUITER'], limits: nothingToDecide },
    {
      action: 'REPORT_NO_SHOW',
      from: ['SCHEDULED'],
      by: ['CANDIDATE', 'RECRUITER'],
      to: 'NO_SHOW',
      limits: outOfReportingTime,
    },
    {
      action: 'CONTEST_NO_SHOW',
      from: ['NO_SHOW'],
      by: ['CANDIDATE', 'RECRUITER'],
      limits: outOfContestingTime,
    },
    { action: 'UPHOLD_NO_SHOW', from: ['NO_SHOW'], by: ['ADMIN'], limits: nothingToSettle },
    { action: 'CLEAR_NO_SHOW', from: ['NO_SHOW'], by: ['ADMIN'], to: 'COMPLETED', limits: nothingToSettle },
    // The team changes: when the requester or the interviewer leaves, a colleague replaces them.
    {
      action: 'HAND_OVER',
      from: ['PENDING', 'ACCEPTED', 'SCHEDULED', 'RESCHEDULE_REQUESTED', 'COMPLETED'],
      by: ['SYSTEM'],
      limits: (row) =>
        row.status === 'COMPLETED' && row.recruiterFeedback ? nothingToDecide(row) : undefined,
    },
  ],
  // A reply after the sweep gets an error about the deadline instead of a changed state.
  refusedElsewhere: (status, action) =>
    status === 'EXPIRED' && REPLIES.has(action) ? 'DEADLINE_PASSED' : undefined,
});

/** Open interviews; an application has at most one. */
export const OPEN_STATUSES = interviewMoves.statusesIn('REQUESTED', 'BOOKED');
/** Statuses in "Active Interviews" and its badge. */
export const ACTIVE_STATUSES = interviewMoves.statusesIn('BOOKED');
export const PAST_STATUSES = interviewMoves.statusesIn('DONE', 'CALLED_OFF');
/** Requests that wait for the candidate's reply. */
export const TO_ANSWER_STATUSES = interviewMoves.statusesFor('ACCEPT');
/** The candidate has sent times, and the recruiter picks one. */
export const TO_PICK_STATUSES = interviewMoves.statusesFor('SCHEDULE');
/** Statuses in "Times sent": times are offered, and nothing was booked before. */
export const SENT_STATUSES = TO_PICK_STATUSES.filter((status) => !ACTIVE_STATUSES.includes(status));

/** Whether there is a meeting ahead. */
export function isBooked<Time>(interview: {
  status: InterviewStatus;
  startsAt: Time | null;
}): interview is { status: 'SCHEDULED'; startsAt: Time } {
  return interview.status === 'SCHEDULED' && interview.startsAt !== null;
}

function missedReply({ respondBy }: InterviewState, now: Date): ErrorCode | undefined {
  return respondBy <= now ? 'DEADLINE_PASSED' : undefined;
}

function tooLateOrOften({ startsAt, rescheduleCount }: InterviewState, now: Date): ErrorCode | undefined {
  if (startsAt && startsAt <= now) return 'INTERVIEW_STARTED';
  return rescheduleCount >= MAX_RESCHEDULES ? 'RESCHEDULE_LIMIT' : undefined;
}

function hasSpoken(
  { candidateFeedback, recruiterFeedback }: InterviewState,
  _now: Date,
  party: Party,
): ErrorCode | undefined {
  const given = party === 'CANDIDATE' ? candidateFeedback : recruiterFeedback;
  return given ? 'STATE_CHANGED' : undefined;
}

function nothingToDecide({ recruiterFeedback, ballHolder }: InterviewState): ErrorCode | undefined {
  return recruiterFeedback && ballHolder === 'RECRUITER' ? undefined : 'STATE_CHANGED';
}

function outOfReportingTime({ startsAt }: InterviewState, now: Date): ErrorCode | undefined {
  const since = now.getTime() - (startsAt?.getTime() ?? 0);
  const isInTime = since >= NO_SHOW_FROM_MINUTES * MINUTE && since <= NO_SHOW_UNTIL_HOURS * HOUR;
  return isInTime ? undefined : 'NO_SHOW_OUT_OF_TIME';
}

/** Only the side that was reported absent can contest it. */
function outOfContestingTime(
  { noShowSide, noShowAt, contestedAt }: InterviewState,
  now: Date,
  party: Party,
): ErrorCode | undefined {
  if (noShowSide && noShowSide !== party) return 'FORBIDDEN';
  const since = now.getTime() - (noShowAt?.getTime() ?? 0);
  return contestedAt || since > CONTEST_HOURS * HOUR ? 'CONTEST_OUT_OF_TIME' : undefined;
}

function nothingToSettle({ contestedAt, contestSettledAt }: InterviewState): ErrorCode | undefined {
  return contestedAt && !contestSettledAt ? undefined : 'STATE_CHANGED';
}
