import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { CandidateInterview } from './interview.ts';

const Interviews = z.array(CandidateInterview);
const Params = z.object({ id: Id });

export const listPendingInterviews = endpoint({
  name: 'listPendingInterviews',
  method: 'GET',
  path: '/api/jobseeker/interviews/pending',
  summary: 'Requests that wait for a reply, the most pressing first',
  access: candidate,
  reads: ['interviews'],
  response: Interviews,
});

export const listAcceptedInterviews = endpoint({
  name: 'listAcceptedInterviews',
  method: 'GET',
  path: '/api/jobseeker/interviews/accepted',
  summary: 'Requests whose times were sent and wait for the recruiter to pick one',
  access: candidate,
  reads: ['interviews'],
  response: Interviews,
});

export const listActiveInterviews = endpoint({
  name: 'listActiveInterviews',
  method: 'GET',
  path: '/api/jobseeker/interviews/active',
  summary: 'Booked interviews and those whose new time is open, the next first',
  access: candidate,
  reads: ['interviews'],
  response: Interviews,
});

export const listPastInterviews = endpoint({
  name: 'listPastInterviews',
  method: 'GET',
  path: '/api/jobseeker/interviews/past',
  summary: 'Interviews that have ended in any way, newest first',
  access: candidate,
  reads: ['interviews'],
  query: PageQuery,
  response: pageOf(CandidateInterview),
});

export const InterviewStats = z.object({
  totalRequests: z.number(),
  pendingRequests: z.number(),
  acceptedRequests: z.number(),
  activeInterviews: z.number(),
  upcomingInterviews: z.number(),
  completedInterviews: z.number(),
  /** Average hours from a request to its answer; null before the first. */
  averageResponseTime: z.number().nullable(),
  /** Percentage of judged interviews with a positive outcome; null before the first. */
  successRate: z.number().nullable(),
});
export type InterviewStats = z.output<typeof InterviewStats>;

export const getInterviewStats = endpoint({
  name: 'getInterviewStats',
  method: 'GET',
  path: '/api/jobseeker/interviews/stats',
  summary: "Counts and rates of the candidate's interviews",
  access: candidate,
  reads: ['interviews'],
  response: InterviewStats,
});

export const getCandidateInterview = endpoint({
  name: 'getCandidateInterview',
  method: 'GET',
  path: '/api/jobseeker/interviews/{id}',
  summary: 'One interview',
  access: candidate,
  reads: ['interviews'],
  params: Params,
  response: CandidateInterview,
});

export const downloadInterviewCalendar = endpoint({
  name: 'downloadInterviewCalendar',
  method: 'GET',
  path: '/api/jobseeker/interviews/{id}/calendar',
  summary: 'The booked interview as a calendar file',
  access: candidate,
  reads: nothing('A file, generated for each download'),
  params: Params,
  stream: true,
});
