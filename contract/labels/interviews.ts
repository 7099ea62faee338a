import * as z from 'zod';
import { enumInput } from '../kit/enum-input.ts';
import type { Badge, Viewer } from './badge.ts';

export const INTERVIEW_TYPES = ['TECHNICAL', 'HR', 'MANAGERIAL', 'CULTURAL_FIT', 'FINAL', 'CODING'] as const;
export const InterviewType = z.enum(INTERVIEW_TYPES);
export type InterviewType = z.output<typeof InterviewType>;
export const INTERVIEW_TYPE_LABELS: Readonly<Record<InterviewType, string>> = {
  TECHNICAL: 'Technical',
  HR: 'HR',
  MANAGERIAL: 'Managerial',
  CULTURAL_FIT: 'Cultural Fit',
  FINAL: 'Final',
  CODING: 'Coding',
};
export const InterviewTypeInput = enumInput(INTERVIEW_TYPES, INTERVIEW_TYPE_LABELS);

export const INTERVIEW_MODES = ['VIDEO_CALL', 'PHONE_CALL', 'IN_PERSON'] as const;
export const InterviewMode = z.enum(INTERVIEW_MODES);
export type InterviewMode = z.output<typeof InterviewMode>;
export const INTERVIEW_MODE_LABELS: Readonly<Record<InterviewMode, string>> = {
  VIDEO_CALL: 'Video Call',
  PHONE_CALL: 'Phone Call',
  IN_PERSON: 'In Person',
};
export const InterviewModeInput = enumInput(INTERVIEW_MODES, INTERVIEW_MODE_LABELS);

export const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export const Priority = z.enum(PRIORITIES);
export type Priority = z.output<typeof Priority>;
export const PRIORITY_BADGES: Readonly<Record<Priority, Badge>> = {
  LOW: { label: 'Low', family: 'neutral' },
  MEDIUM: { label: 'Medium', family: 'info' },
  HIGH: { label: 'High', family: 'warning' },
  URGENT: { label: 'Urgent', family: 'danger' },
};
export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = {
  LOW: PRIORITY_BADGES.LOW.label,
  MEDIUM: PRIORITY_BADGES.MEDIUM.label,
  HIGH: PRIORITY_BADGES.HIGH.label,
  URGENT: PRIORITY_BADGES.URGENT.label,
};
export const PriorityInput = enumInput(PRIORITIES, PRIORITY_LABELS);

export const INTERVIEW_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'SCHEDULED',
  'RESCHEDULE_REQUESTED',
  'COMPLETED',
  'NO_SHOW',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'CANCELLED',
] as const;
export const InterviewStatus = z.enum(INTERVIEW_STATUSES);
export type InterviewStatus = z.output<typeof InterviewStatus>;

const INTERVIEW_STATUS_BADGES: Readonly<Record<InterviewStatus, Badge>> = {
  PENDING: { label: 'Needs reply', family: 'warning' },
  ACCEPTED: { label: 'Times sent', family: 'info' },
  SCHEDULED: { label: 'Scheduled', family: 'progress' },
  RESCHEDULE_REQUESTED: { label: 'New times asked', family: 'warning' },
  COMPLETED: { label: 'Completed', family: 'success' },
  NO_SHOW: { label: 'No-show', family: 'danger' },
  DECLINED: { label: 'Declined', family: 'neutral' },
  WITHDRAWN: { label: 'Withdrawn', family: 'neutral' },
  EXPIRED: { label: 'Expired', family: 'neutral' },
  CANCELLED: { label: 'Cancelled', family: 'neutral' },
};

/**
 * The side that has to act sees a call to act; the other side sees that it waits. Null: both see the same.
 */
const RECRUITER_BADGES: Readonly<Record<InterviewStatus, Badge | null>> = {
  PENDING: { label: 'Awaiting reply', family: 'info' },
  ACCEPTED: { label: 'Pick a time', family: 'warning' },
  SCHEDULED: null,
  RESCHEDULE_REQUESTED: { label: 'New times sent', family: 'warning' },
  COMPLETED: null,
  NO_SHOW: null,
  DECLINED: null,
  WITHDRAWN: null,
  EXPIRED: null,
  CANCELLED: null,
};

export function interviewStatusBadge(status: InterviewStatus, viewer: Viewer): Badge {
  return (viewer === 'recruiter' && RECRUITER_BADGES[status]) || INTERVIEW_STATUS_BADGES[status];
}

/** Labels of a scheduled interview by its distance from now. */
export const SCHEDULE_BADGES = {
  TODAY: { label: 'Today', family: 'progress' },
  UPCOMING: { label: 'Upcoming', family: 'info' },
  SCHEDULED: INTERVIEW_STATUS_BADGES.SCHEDULED,
  PAST: { label: 'Past', family: 'neutral' },
} as const satisfies Record<string, Badge>;

/** The two sides of an interview: one of them has to act, or did not come. */
export const SIDES = ['CANDIDATE', 'RECRUITER'] as const;
export const Side = z.enum(SIDES);
export type Side = z.output<typeof Side>;

/** An interviewer's judgement; there is no neutral value. */
export const VERDICTS = ['STRONG_YES', 'YES', 'NO', 'STRONG_NO'] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.output<typeof Verdict>;
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
};
export const VERDICT_REQUIRED = 'Please choose a verdict.';
export const VerdictInput = enumInput(VERDICTS, VERDICT_LABELS, VERDICT_REQUIRED);

export const INTERVIEW_OUTCOMES = ['ADVANCE', 'HOLD', 'REJECT', 'OFFER'] as const;
export const InterviewOutcome = z.enum(INTERVIEW_OUTCOMES);
export type InterviewOutcome = z.output<typeof InterviewOutcome>;
export const INTERVIEW_OUTCOME_LABELS: Readonly<Record<InterviewOutcome, string>> = {
  ADVANCE: 'Next round',
  HOLD: 'On hold',
  REJECT: 'Reject',
  OFFER: 'Make an offer',
};
export const InterviewOutcomeInput = enumInput(
  INTERVIEW_OUTCOMES,
  INTERVIEW_OUTCOME_LABELS,
  'Please choose an outcome.',
);
