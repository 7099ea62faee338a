import * as z from 'zod';
import { ApprovalBanner } from '../companies/approval.ts';
import { recruiter, workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { ActionPriority, PendingAction } from './pending-action.ts';

export const DEFAULT_DESIGNATION = 'Recruiter';

export const RecruiterStats = z.object({
  activeJobs: z.number(),
  totalApplications: z.number(),
  newApplications: z.number(),
  interviewScheduled: z.number(),
  totalJobs: z.number(),
  /** People with an application that is neither decided nor withdrawn. */
  activeCandidates: z.number(),
});
export type RecruiterStats = z.output<typeof RecruiterStats>;

export const RecentActivity = z.object({
  id: Id,
  message: z.string(),
  priority: ActionPriority,
  isHire: z.boolean(),
  timestamp: Timestamp,
});
export type RecentActivity = z.output<typeof RecentActivity>;

const NextInterview = z.object({
  id: Id,
  candidateName: z.string(),
  jobTitle: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
});

export const RecruiterDashboard = z.object({
  approvalBanner: ApprovalBanner,
  profile: z.object({ firstName: z.string(), companyName: z.string(), designation: z.string() }),
  /** The first rows of the work queue. */
  pendingActions: z.array(PendingAction),
  /** Total number. */
  pendingActionsCount: z.number(),
  stats: RecruiterStats,
  recentActivities: z.array(RecentActivity),
  nextInterviews: z.array(NextInterview),
});
export type RecruiterDashboard = z.output<typeof RecruiterDashboard>;

const access = workspace('VIEWER');
const reads = [
  'account',
  'company',
  'companyDocuments',
  'recruiterProfile',
  'approval',
  'jobs',
  'applications',
  'interviews',
  'offers',
  'hires',
] as const;

function dashboard(name: string, path: string, summary: string) {
  return endpoint({ name, method: 'GET', path, summary, access, reads, response: RecruiterDashboard });
}

export const getRecruiterDashboard = dashboard(
  'getRecruiterDashboard',
  '/api/recruiter/dashboard',
  'What waits for the recruiter, the figures of the company and what happened last',
);

export const getRecruiterHome = dashboard(
  'getRecruiterHome',
  '/api/recruiter/home',
  'The dashboard under its other name',
);

export const refreshRecruiterDashboard = dashboard(
  'refreshRecruiterDashboard',
  '/api/recruiter/dashboard/refresh',
  'The dashboard as it is now',
);

export const getRecruiterDashboardSummary = endpoint({
  name: 'getRecruiterDashboardSummary',
  method: 'GET',
  path: '/api/recruiter/dashboard/summary',
  summary: 'The figures of the company and how many actions wait',
  access,
  reads,
  response: z.object({ stats: RecruiterStats, pendingActionsCount: z.number() }),
});

export const getRecruiterStats = endpoint({
  name: 'getRecruiterStats',
  method: 'GET',
  path: '/api/recruiter/stats',
  summary: 'The figures of the company',
  access,
  reads,
  response: RecruiterStats,
});

export const checkRecruiterHealth = endpoint({
  name: 'checkRecruiterHealth',
  method: 'GET',
  path: '/api/recruiter/health',
  summary: 'Whether the recruiter area answers, the database included',
  access: recruiter,
  reads: nothing('It tells that the server answers'),
  response: z.object({ status: z.literal('UP'), timestamp: Timestamp }),
});
