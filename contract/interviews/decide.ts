import * as z from 'zod';
import { workspace } from '#contract/core/access.ts';
import { endpoint } from '#contract/core/endpoint.ts';
import { Id } from '#contract/core/ids.ts';
import { ordered } from '#contract/kit/ordered.ts';
import {
  InterviewModeInput,
  InterviewOutcomeInput,
  InterviewTypeInput,
} from '#contract/labels/interviews.ts';
import { RecruiterInterviewDetails } from './interview.ts';

/** The longest time on hold: after at most this many days the company is reminded of the candidate. */
export const LONGEST_HOLD_DAYS = 180;
/** The default. */
export const HOLD_DAYS = 7;
/** When the reminder is sent on that day, in India. */
export const HOLD_OVER_AT = '09:00';

export const HoldUntil = z.iso.date({ error: 'Please choose a date.' }).nullish();

/** For an outcome; the day is only needed for HOLD. */
export const Decision = ordered({ outcome: InterviewOutcomeInput, holdUntil: HoldUntil });

export const decideInterview = endpoint({
  name: 'decideInterview',
  method: 'POST',
  path: '/api/recruiter/interviews/{id}/decide',
  summary: 'Change the decision about a candidate after an interview, until it has been carried out',
  access: workspace('RECRUITER'),
  changes: ['interviews'],
  params: z.object({ id: Id }),
  body: Decision,
  response: RecruiterInterviewDetails,
  message: 'Decision saved.',
});

export const RequestStart = z.object({
  interviewType: InterviewTypeInput,
  interviewMode: InterviewModeInput,
  duration: z.number(),
  interviewStage: z.number(),
  totalStages: z.number(),
  /** Null: the caller. */
  interviewerId: Id.nullable(),
  salaryRange: z.object({ min: z.number(), max: z.number() }).nullable(),
});

export const getRequestStart = endpoint({
  name: 'getRequestStart',
  method: 'GET',
  path: '/api/recruiter/interviews/start',
  summary:
    'With what the next request to a candidate about a job begins: the round that follows, as planned; the first for nobody in particular',
  access: workspace('VIEWER'),
  reads: ['interviews', 'jobs'],
  query: z.object({ jobId: Id, candidateId: Id.optional() }),
  response: RequestStart,
});
