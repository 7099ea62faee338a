import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { optionalLink, optionalText, required } from '../kit/fields.ts';
import { Mine } from '../kit/mine.ts';
import { ordered } from '../kit/ordered.ts';
import { INTERVIEW_STATUSES, InterviewOutcomeInput, InterviewStatus } from '../labels/interviews.ts';
import { HoldUntil } from './decide.ts';
import { RecruiterInterview, RecruiterInterviewDetails } from './interview.ts';
import { CancellationInput } from './respond.ts';
import { CARD, notesInput } from './scorecards.ts';

const Params = z.object({ id: Id });
const base = '/api/recruiter/interviews';
const act = workspace('RECRUITER');
const answer = RecruiterInterviewDetails;

export const ListInterviewsQuery = PageQuery.extend({
  /** One status or several; all by default. */
  status: z
    .union([InterviewStatus.transform((one) => [one]), z.array(InterviewStatus)])
    .default([...INTERVIEW_STATUSES]),
  jobId: Id.optional(),
  candidateId: Id.optional(),
  interviewerId: Id.optional(),
  /** `open`: in progress, or waiting for the step that was decided after it. `past`: all others. */
  view: z.enum(['open', 'past']).optional(),
  /** Every word must occur in the name of the candidate or of the job. */
  search: z.string().trim().max(200).optional(),
  /** Includes interviews in which the caller takes part. */
  mine: Mine,
});
export type ListInterviewsQuery = z.output<typeof ListInterviewsQuery>;

export const listRecruiterInterviews = endpoint({
  name: 'listRecruiterInterviews',
  method: 'GET',
  path: base,
  summary: "The company's interviews: open ones by what is due next, past ones newest first",
  access: workspace('VIEWER'),
  reads: ['interviews'],
  query: ListInterviewsQuery,
  response: pageOf(RecruiterInterview),
});

export const getRecruiterInterview = endpoint({
  name: 'getRecruiterInterview',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One interview with its history',
  access: workspace('VIEWER'),
  reads: ['interviews'],
  params: Params,
  response: answer,
});

export const countRecruiterInterviews = endpoint({
  name: 'countRecruiterInterviews',
  method: 'GET',
  path: `${base}/counts`,
  summary: 'How many interviews stand where',
  access: workspace('VIEWER'),
  reads: ['interviews'],
  response: z.object({
    awaitingReply: z.number(),
    toSchedule: z.number(),
    scheduled: z.number(),
    overdue: z.number(),
  }),
});

export const listInterviewers = endpoint({
  name: 'listInterviewers',
  method: 'GET',
  path: `${base}/interviewers`,
  summary: 'The members of the company, any of whom can interview',
  access: workspace('VIEWER'),
  reads: ['account'],
  response: z.array(z.object({ id: Id, name: z.string() })),
});

export const downloadRecruiterCalendar = endpoint({
  name: 'downloadRecruiterCalendar',
  method: 'GET',
  path: `${base}/{id}/calendar`,
  summary: 'The booked interview as a calendar file',
  access: workspace('VIEWER'),
  reads: nothing('A file, generated for each download'),
  params: Params,
  stream: true,
});

const BAD_LINK = 'Please enter a link that starts with http:// or https://.';

export const ScheduleInterview = ordered({
  slotId: z.uuid({ error: 'Please choose one of the offered times.' }),
  startTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:mm.')
    .optional(),
  meetingLink: optionalLink(BAD_LINK),
  meetingPassword: optionalText(100),
});
export type ScheduleInterview = z.output<typeof ScheduleInterview>;

export const scheduleInterview = endpoint({
  name: 'scheduleInterview',
  method: 'POST',
  path: `${base}/{id}/schedule`,
  summary: 'Book one of the offered times; both sides get it in their calendar',
  access: act,
  changes: ['interviews'],
  params: Params,
  body: ScheduleInterview,
  response: answer,
  message: 'Interview scheduled.',
});

export const SlotsRequestInput = ordered({ message: optionalText(1000) });

export const requestSlots = endpoint({
  name: 'requestSlots',
  method: 'POST',
  path: `${base}/{id}/request-slots`,
  summary: 'Ask the candidate for other times, at most twice',
  access: act,
  changes: ['interviews'],
  params: Params,
  body: SlotsRequestInput,
  response: answer,
  message: 'Other times requested.',
});

export const WithdrawalInput = ordered({
  reason: required('Please provide a reason for withdrawing', { max: 1000 }),
});

export const withdrawInterview = endpoint({
  name: 'withdrawInterview',
  method: 'POST',
  path: `${base}/{id}/withdraw`,
  summary: 'Take back a request that has no reply yet; within five minutes no mail has left',
  access: act,
  changes: ['interviews'],
  params: Params,
  body: WithdrawalInput,
  response: answer,
  message: 'Interview request withdrawn.',
});

export const cancelRecruiterInterview = endpoint({
  name: 'cancelRecruiterInterview',
  method: 'POST',
  path: `${base}/{id}/cancel`,
  summary: 'Cancel an accepted or booked interview',
  access: act,
  changes: ['interviews'],
  params: Params,
  body: CancellationInput,
  response: answer,
  message: 'Interview cancelled successfully',
});

export const FeedbackInput = ordered({
  outcome: InterviewOutcomeInput,
  feedback: notesInput,
  holdUntil: HoldUntil,
  /** With a verdict, the feedback is also a scorecard. */
  verdict: CARD.verdict.optional(),
  ratings: CARD.ratings,
  isShared: CARD.isShared,
});

export const completeRecruiterInterview = endpoint({
  name: 'completeRecruiterInterview',
  method: 'POST',
  path: `${base}/{id}/complete`,
  summary: 'Record the outcome and feedback of an interview that is over',
  access: act,
  changes: ['interviews'],
  params: Params,
  body: FeedbackInput,
  response: answer,
  message: 'Feedback saved.',
});

export const reportCandidateNoShow = endpoint({
  name: 'reportCandidateNoShow',
  method: 'POST',
  path: `${base}/{id}/no-show`,
  summary: 'Say that the candidate did not come, from 10 minutes to 48 hours after the start',
  access: act,
  changes: ['interviews'],
  params: Params,
  response: answer,
  message: 'No-show reported.',
});
