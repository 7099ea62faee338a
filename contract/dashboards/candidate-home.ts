import * as z from 'zod';
import { Completion } from '../candidates/sections.ts';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { SignedRupees } from '../core/money.ts';
import { Timestamp } from '../core/time.ts';
import { InterviewMode, InterviewType, Priority } from '../labels/interviews.ts';

const Company = z.object({ id: Id, name: z.string(), logo: z.string().nullable() });

export const WaitingRequest = z.object({
  id: Id,
  company: Company,
  jobTitle: z.string(),
  location: z.string().nullable(),
  isRemote: z.boolean(),
  salaryRange: z.object({ min: z.number(), max: z.number() }),
  priority: Priority,
  respondByDate: Timestamp,
});
export type WaitingRequest = z.output<typeof WaitingRequest>;

export const NextInterview = z.object({
  id: Id,
  company: Company,
  jobTitle: z.string(),
  interviewStage: z.number(),
  totalStages: z.number(),
  interviewType: InterviewType,
  interviewMode: InterviewMode,
  startsAt: Timestamp,
  endsAt: Timestamp,
  meetingLink: z.string().nullable(),
  interviewer: z.object({ name: z.string(), designation: z.string().nullable() }),
});
export type NextInterview = z.output<typeof NextInterview>;

export const ActivityItem = z.object({
  id: z.string(),
  /** `interview.requested`, `profile.viewed`: the noun and what happened to it. */
  kind: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  link: z.string().nullable(),
  at: Timestamp,
  /** Only the day is known. */
  isWholeDay: z.boolean(),
});
export type ActivityItem = z.output<typeof ActivityItem>;

export const CandidateHome = z.object({
  /** The three most pressing. */
  waiting: z.array(WaitingRequest),
  nextInterview: NextInterview.nullable(),
  stats: z.object({
    profileViews: z.number(),
    /** The last seven days against the seven before, in percent. */
    profileViewsChange: z.number(),
    /** The last eight weeks, oldest first. */
    viewsPerWeek: z.array(z.number()),
    interviewRequests: z.number(),
    /** Requests to answer within 48 hours, and the last of their deadlines. */
    dueSoon: z.object({ count: z.number(), by: Timestamp }).nullable(),
    activeInterviews: z.number(),
    interviewsToday: z.number(),
    referrals: z.object({ earned: SignedRupees, hired: z.number(), inProgress: z.number() }),
  }),
  activity: z.array(ActivityItem),
  profile: z.object({
    completion: Completion,
    skillCount: z.number(),
    hasResume: z.boolean(),
    isVisible: z.boolean(),
    verifiedDegree: z.object({ universityName: z.string(), endYear: z.number() }).nullable(),
  }),
});
export type CandidateHome = z.output<typeof CandidateHome>;

export const getCandidateHome = endpoint({
  name: 'getCandidateHome',
  method: 'GET',
  path: '/api/jobseeker/home',
  summary: "What waits for the candidate, the next interview, figures, recent activity, the profile's state",
  access: candidate,
  reads: [
    'account',
    'profile',
    'privacy',
    'degrees',
    'profileViews',
    'applications',
    'interviews',
    'referrals',
  ],
  response: CandidateHome,
});
