import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import { defineEvent } from '#server/platform/events.ts';
import type { InterviewRow } from './interviews.queries.ts';

export interface InterviewMoved {
  interviewId: string;
  action: InterviewAction;
  party: Party;
  /** Who did it; null for automatic moves. */
  actorId: string | null;
  reason: string | null;
  /** The IP address; only for an admin's settlement. */
  ip?: string | undefined;
  /** The former state: a cancelled booking is reported with its old time. Null for a new request. */
  before: InterviewRow | null;
}

export const interviewMoved = defineEvent<InterviewMoved>('interview.moved');

/** A candidate's hold has ended. */
export const holdOver = defineEvent<{ interviewId: string }>('interview.hold_over');

/** It starts within a day, or within the hour. */
export const interviewDue = defineEvent<{ interviewId: string }>('interview.due');

interface ScorecardSent {
  interviewId: string;
  actorId: string;
  /** The candidate may read its notes. */
  isShared: boolean;
}

export const scorecardSent = defineEvent<ScorecardSent>('scorecard.sent');
