import { defineEvent } from '#server/platform/events.ts';

export interface ScorecardSent {
  interviewId: string;
  actorId: string;
  /** The candidate may read its notes. */
  isShared: boolean;
}

export const scorecardSent = defineEvent<ScorecardSent>('scorecard.sent');
