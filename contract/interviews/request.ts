import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Rupees } from '../core/money.ts';
import { required, trimmed } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { InterviewModeInput, InterviewTypeInput, PriorityInput } from '../labels/interviews.ts';
import { RecruiterInterviewDetails } from './interview.ts';

const DURATION = 'Please enter a duration between 15 minutes and 8 hours.';
const ROUND = 'Please enter a number of rounds between 1 and 20.';
const MESSAGE_MAX = 2000;
const LIST_MAX = 30;

const SalaryRange = z
  .object({ min: Rupees, max: Rupees }, { error: 'Please enter the salary range.' })
  .refine(({ min, max }) => max >= min, {
    path: ['max'],
    error: 'The highest salary must not be below the lowest.',
  });

const Round = z.int({ error: ROUND }).min(1, ROUND).max(20, ROUND);

function lines(text: string) {
  return z.array(required(text, { max: 500 })).max(LIST_MAX, `Please list at most ${LIST_MAX}.`);
}

export const InterviewRequest = ordered(
  {
    candidateId: Id,
    jobId: z.uuid({ error: 'Please choose a job.' }),
    interviewType: InterviewTypeInput,
    interviewMode: InterviewModeInput,
    priority: PriorityInput.default('MEDIUM'),
    isUrgentHiring: z.boolean().default(false),
    duration: z.int({ error: DURATION }).min(15, DURATION).max(480, DURATION).default(60),
    salaryRange: SalaryRange,
    interviewStage: Round.default(1),
    totalStages: Round.default(1),
    message: trimmed('Please enter a text.', MESSAGE_MAX).default(''),
    /** An instant, or a day, which means its end in India. Default: 72 hours from now, 24 if urgent. */
    respondByDate: z
      .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'Please choose a date.' })
      .nullish(),
    interviewerId: z.uuid({ error: 'Please choose an interviewer from your team.' }).nullish(),
    expectedQuestions: lines('Please enter a question.').default([]),
    documentsRequired: lines('Please name a document.').default([]),
  },
  {
    at: 'totalStages',
    reads: ['interviewStage', 'totalStages'],
    text: 'This round lies beyond the last one.',
    holds: ({ interviewStage, totalStages }) => interviewStage <= totalStages,
  },
);
export type InterviewRequest = z.output<typeof InterviewRequest>;

export const requestInterview = endpoint({
  name: 'requestInterview',
  method: 'POST',
  path: '/api/recruiter/interviews',
  summary: 'Ask a candidate for an interview; the mail waits five minutes for an undo',
  access: workspace('RECRUITER'),
  changes: ['interviews'],
  maxBytes: LONG_BODY_BYTES,
  body: InterviewRequest,
  response: RecruiterInterviewDetails,
  status: 201,
  message: 'Interview request sent.',
});

/** The most people in one call. */
export const MOST_ASKED = 20;

const { candidateId, salaryRange, interviewStage: _first, ...shared } = InterviewRequest.shape;

const Invited = z.object({ candidateId, salaryRange });

/** The same first round for everybody; the offered pay is set for each person. */
export const InterviewRequests = ordered({
  ...shared,
  people: z
    .array(Invited, { error: 'Please choose candidates.' })
    .min(1, 'Please choose candidates.')
    .max(MOST_ASKED, `Please choose at most ${MOST_ASKED} candidates.`)
    .refine((people) => new Set(people.map((one) => one.candidateId)).size === people.length, {
      error: 'Please choose each candidate once.',
    }),
});
export type InterviewRequests = z.output<typeof InterviewRequests>;

export const requestInterviews = endpoint({
  name: 'requestInterviews',
  method: 'POST',
  path: '/api/recruiter/interviews/several',
  summary:
    'Ask several candidates for a first interview; those who cannot be asked are named, the others are asked',
  access: workspace('RECRUITER'),
  changes: ['interviews'],
  maxBytes: LONG_BODY_BYTES,
  body: InterviewRequests,
  response: z.object({
    sent: z.array(z.object({ candidateId: Id, interviewId: Id })),
    failed: z.array(z.object({ candidateId: Id, code: z.string(), message: z.string() })),
  }),
});
