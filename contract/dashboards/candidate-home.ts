import * as z from 'zod';
import { Completion } from '../candidates/sections.ts';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { SignedRupees } from '../core/money.ts';
import { Timestamp } from '../core/time.ts';
import { InterviewMode, InterviewType } from '../labels/interviews.ts';
import { SearchBar } from '../search/search-bar.ts';
import { DEGREE_STANDS } from '../verifications/stand.ts';
import { ActivityItem } from './activity.ts';
import { FirstDayStep } from './first-day.ts';
import { HomeCompany, NextAct } from './next-acts.ts';

export const NextInterview = z.object({
  id: Id,
  company: HomeCompany,
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

export const CandidateHome = z.object({
  /** Ordered by deadline, then those without one; only the most urgent of each kind. */
  nextActs: z.array(NextAct),
  /** Steps until recruiters can find the profile; null once all are done. */
  firstDay: z.array(FirstDayStep).nullable(),
  nextInterview: NextInterview.nullable(),
  stats: z.object({
    profileViews: z.number(),
    /** The last seven days compared with the seven before, in percent. */
    profileViewsChange: z.number(),
    /** The last eight weeks, oldest first. */
    viewsPerWeek: z.array(z.number()),
    interviewRequests: z.number(),
    /** Requests to answer within 48 hours, and the latest of their deadlines. */
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
    /** Why recruiters do not find the profile; null when they do. */
    searchBar: SearchBar.nullable(),
    /** The degree that carries the medal or is nearest to it; null if no degree can be verified. */
    degree: z.object({ id: Id, stand: z.enum(DEGREE_STANDS) }).nullable(),
    verifiedDegree: z.object({ universityName: z.string(), endYear: z.number() }).nullable(),
  }),
});
export type CandidateHome = z.output<typeof CandidateHome>;

export const getCandidateHome = endpoint({
  name: 'getCandidateHome',
  method: 'GET',
  path: '/api/jobseeker/home',
  summary:
    "What to do next, the first day's steps, the next interview, figures, recent activity, the profile's state",
  access: candidate,
  reads: [
    'account',
    'profile',
    'privacy',
    'degrees',
    'profileViews',
    'applications',
    'interviews',
    'offers',
    'hires',
    'referrals',
  ],
  response: CandidateHome,
});
