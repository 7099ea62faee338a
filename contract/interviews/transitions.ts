import type { ErrorCode } from '../core/errors.ts';
import type { InterviewStatus } from '../labels/interviews.ts';

export type Party = 'CANDIDATE' | 'RECRUITER' | 'ADMIN' | 'SYSTEM';

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
  'REPORT_NO_SHOW',
  'CONTEST_NO_SHOW',
  'UPHOLD_NO_SHOW',
  'CLEAR_NO_SHOW',
] as const;
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number];

interface Transition {
  by: readonly Party[];
  from: readonly InterviewStatus[];
  to: InterviewStatus;
}

/** Every way an interview moves, after the request that makes it. The server's updates name these states. */
export const TRANSITIONS = {
  ACCEPT: { by: ['CANDIDATE'], from: ['PENDING'], to: 'ACCEPTED' },
  DECLINE: { by: ['CANDIDATE'], from: ['PENDING'], to: 'DECLINED' },
  WITHDRAW: { by: ['RECRUITER'], from: ['PENDING'], to: 'WITHDRAWN' },
  EXPIRE: { by: ['SYSTEM'], from: ['PENDING'], to: 'EXPIRED' },
  SCHEDULE: { by: ['RECRUITER'], from: ['ACCEPTED', 'RESCHEDULE_REQUESTED'], to: 'SCHEDULED' },
  REQUEST_SLOTS: { by: ['RECRUITER'], from: ['ACCEPTED', 'RESCHEDULE_REQUESTED'], to: 'PENDING' },
  CANCEL: {
    by: ['CANDIDATE', 'RECRUITER'],
    from: ['ACCEPTED', 'SCHEDULED', 'RESCHEDULE_REQUESTED'],
    to: 'CANCELLED',
  },
  RESCHEDULE: { by: ['CANDIDATE'], from: ['SCHEDULED'], to: 'RESCHEDULE_REQUESTED' },
  COMPLETE: { by: ['CANDIDATE', 'RECRUITER', 'SYSTEM'], from: ['SCHEDULED'], to: 'COMPLETED' },
  REPORT_NO_SHOW: { by: ['CANDIDATE', 'RECRUITER'], from: ['SCHEDULED'], to: 'NO_SHOW' },
  CONTEST_NO_SHOW: { by: ['CANDIDATE', 'RECRUITER'], from: ['NO_SHOW'], to: 'NO_SHOW' },
  UPHOLD_NO_SHOW: { by: ['ADMIN'], from: ['NO_SHOW'], to: 'NO_SHOW' },
  CLEAR_NO_SHOW: { by: ['ADMIN'], from: ['NO_SHOW'], to: 'COMPLETED' },
} as const satisfies Record<Exclude<InterviewAction, 'REQUEST'>, Transition>;
export type Move = keyof typeof TRANSITIONS;

/** Open interviews: one at a time for an application. */
export const OPEN_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'SCHEDULED',
  'RESCHEDULE_REQUESTED',
] as const satisfies readonly InterviewStatus[];
/** What "Active Interviews" lists and its badge counts. */
export const ACTIVE_STATUSES = [
  'SCHEDULED',
  'RESCHEDULE_REQUESTED',
] as const satisfies readonly InterviewStatus[];
export const PAST_STATUSES = [
  'COMPLETED',
  'NO_SHOW',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'CANCELLED',
] as const satisfies readonly InterviewStatus[];

export const MAX_RESCHEDULES = 2;
export const MAX_SLOT_REQUESTS = 2;
export const REPLY_HOURS = 72;
export const URGENT_REPLY_HOURS = 24;
export const LONGEST_REPLY_DAYS = 7;
/** Until then a sent request can be taken back without a mail ever leaving. */
export const UNDO_MINUTES = 5;
export const PICK_HOURS = 48;
export const FEEDBACK_WORKING_DAYS = 3;
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
  noShowAt: Date | null;
  contestedAt: Date | null;
}

/** Why this move is not possible now; undefined when it is. */
export function refusal(move: Move, interview: InterviewState, now: Date): ErrorCode | undefined {
  const from: readonly InterviewStatus[] = TRANSITIONS[move].from;
  if (!from.includes(interview.status)) {
    const isLate = interview.status === 'EXPIRED' && TRANSITIONS[move].from[0] === 'PENDING';
    return isLate ? 'DEADLINE_PASSED' : 'STATE_CHANGED';
  }
  return LIMITS[move]?.(interview, now);
}

const LIMITS: Partial<Record<Move, (interview: InterviewState, now: Date) => ErrorCode | undefined>> = {
  ACCEPT: missedReply,
  DECLINE: missedReply,
  EXPIRE: (interview, now) => (missedReply(interview, now) ? undefined : 'STATE_CHANGED'),
  REQUEST_SLOTS: ({ slotRequestCount }) =>
    slotRequestCount >= MAX_SLOT_REQUESTS ? 'SLOT_REQUEST_LIMIT' : undefined,
  RESCHEDULE: ({ startsAt, rescheduleCount }, now) => {
    if (startsAt && startsAt <= now) return 'INTERVIEW_STARTED';
    return rescheduleCount >= MAX_RESCHEDULES ? 'RESCHEDULE_LIMIT' : undefined;
  },
  COMPLETE: ({ endsAt }, now) => (endsAt && endsAt > now ? 'INTERVIEW_NOT_OVER' : undefined),
  REPORT_NO_SHOW: ({ startsAt }, now) => {
    const since = now.getTime() - (startsAt?.getTime() ?? 0);
    const isInTime = since >= NO_SHOW_FROM_MINUTES * MINUTE && since <= NO_SHOW_UNTIL_HOURS * HOUR;
    return isInTime ? undefined : 'NO_SHOW_OUT_OF_TIME';
  },
  CONTEST_NO_SHOW: ({ noShowAt, contestedAt }, now) => {
    const since = now.getTime() - (noShowAt?.getTime() ?? 0);
    return contestedAt || since > CONTEST_HOURS * HOUR ? 'CONTEST_OUT_OF_TIME' : undefined;
  },
  UPHOLD_NO_SHOW: uncontested,
  CLEAR_NO_SHOW: uncontested,
};

function missedReply({ respondBy }: InterviewState, now: Date): ErrorCode | undefined {
  return respondBy <= now ? 'DEADLINE_PASSED' : undefined;
}

function uncontested({ contestedAt }: InterviewState): ErrorCode | undefined {
  return contestedAt ? undefined : 'STATE_CHANGED';
}
