import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import { defineEvent } from '#server/platform/events.ts';
import type { InterviewRow } from './interviews.queries.ts';

export interface InterviewMoved {
  interviewId: string;
  action: InterviewAction;
  party: Party;
  /** Who did it; null when time itself did. */
  actorId: string | null;
  reason: string | null;
  /** From where; told of an admin's word on two others. */
  ip?: string | undefined;
  /** How it stood before: a cancelled booking is told with its old time. Null for a new request. */
  before: InterviewRow | null;
}

export const interviewMoved = defineEvent<InterviewMoved>('interview.moved');

/** A candidate was on hold until now. */
export const holdOver = defineEvent<{ interviewId: string }>('interview.hold_over');

/** It begins within a day, or within the hour. */
export const interviewDue = defineEvent<{ interviewId: string }>('interview.due');

interface ScorecardSent {
  interviewId: string;
  actorId: string;
  /** The candidate may read its notes. */
  isShared: boolean;
}

export const scorecardSent = defineEvent<ScorecardSent>('scorecard.sent');
