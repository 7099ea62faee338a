import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Deed, PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';
import type { InterviewRow } from './interviews.queries.ts';

export interface InterviewMoved extends Deed {
  interviewId: string;
  action: InterviewAction;
  reason: string | null;
  /** The former state: a cancelled booking is reported with its old time. Null for a new request. */
  before: InterviewRow | null;
}

export const interviewMoved = defineEvent<InterviewMoved>('interview.moved');

/** A candidate's hold has ended. */
export const holdOver = defineEvent<{ interviewId: string }>('interview.hold_over');

/** It starts within a day, or within the hour. */
export const interviewDue = defineEvent<{ interviewId: string }>('interview.due');

interface ScorecardSent extends Pick<PersonsDeed, 'actorId'> {
  interviewId: string;
  /** The candidate may read its notes. */
  isShared: boolean;
}

export const scorecardSent = defineEvent<ScorecardSent>('scorecard.sent');
