import * as z from 'zod';
import { admin, signedIn, workspace } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { USER_TYPES } from './core/roles.ts';
import { Timestamp } from './core/time.ts';
import { optionalText, required } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';
import type { Badge } from './labels/badge.ts';
import { MESSAGE_SIDES } from './messages.ts';

export const REPORT_KINDS = ['JOB', 'COMPANY', 'PERSON', 'CONVERSATION'] as const;
export const ReportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.output<typeof ReportKind>;
export const REPORT_KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  JOB: 'Job',
  COMPANY: 'Company',
  PERSON: 'Person',
  CONVERSATION: 'Conversation',
};

export const REPORT_CAUSES = [
  'MONEY',
  'UNTRUE',
  'OFFENSIVE',
  'IMPOSTOR',
  'SPAM',
  'PRESSURE',
  'OTHER',
] as const;
export const ReportCause = z.enum(REPORT_CAUSES);
export type ReportCause = z.output<typeof ReportCause>;
export const REPORT_CAUSE_LABELS: Readonly<Record<ReportCause, string>> = {
  MONEY: 'Asks candidates for money',
  UNTRUE: 'What is said is not true',
  OFFENSIVE: 'Offends or discriminates',
  IMPOSTOR: 'Pretends to be somebody else',
  SPAM: 'Spam, or not a real job',
  PRESSURE: 'Presses or bothers people',
  OTHER: 'Something else',
};

/** The choices in the dialog of each kind. */
export const CAUSES_OF = {
  JOB: ['MONEY', 'UNTRUE', 'OFFENSIVE', 'SPAM', 'OTHER'],
  COMPANY: ['MONEY', 'UNTRUE', 'OFFENSIVE', 'IMPOSTOR', 'PRESSURE', 'OTHER'],
  PERSON: ['UNTRUE', 'OFFENSIVE', 'IMPOSTOR', 'PRESSURE', 'OTHER'],
} as const satisfies Partial<Record<ReportKind, readonly ReportCause[]>>;

/** ACTED: something was closed, suspended or otherwise corrected. */
export const REPORT_OUTCOMES = ['ACTED', 'DISMISSED'] as const;
export const ReportOutcome = z.enum(REPORT_OUTCOMES);
export type ReportOutcome = z.output<typeof ReportOutcome>;
export const REPORT_OUTCOME_BADGES: Readonly<Record<ReportOutcome, Badge>> = {
  ACTED: { label: 'Acted on', family: 'success' },
  DISMISSED: { label: 'Dismissed', family: 'neutral' },
};

export const REPORT_TEXT_MAX = 1000;

export const ReportInput = ordered(
  {
    cause: z.enum(REPORT_CAUSES, { error: 'Please choose what is wrong.' }),
    text: optionalText(REPORT_TEXT_MAX),
  },
  {
    at: 'text',
    reads: ['cause', 'text'],
    text: 'Please say what is wrong.',
    holds: ({ cause, text }) => cause !== 'OTHER' || !!text,
  },
);
export type ReportInput = z.output<typeof ReportInput>;

const params = z.object({ id: Id });
const body = ReportInput;
const message = 'Thank you. You will hear from us once we have looked at it.';

export const reportJob = endpoint({
  name: 'reportJob',
  method: 'POST',
  path: '/api/jobs/{id}/report',
  summary: 'Tell the admins what is wrong with a published job, once until they have looked at it',
  access: signedIn,
  changes: ['reports'],
  params,
  body,
  message,
  status: 201,
});

export const reportCompany = endpoint({
  name: 'reportCompany',
  method: 'POST',
  path: '/api/companies/{id}/report',
  summary: 'Tell the admins what is wrong with a company that hires here, once until they have looked at it',
  access: signedIn,
  changes: ['reports'],
  params,
  body,
  message,
  status: 201,
});

export const reportCandidate = endpoint({
  name: 'reportCandidate',
  method: 'POST',
  path: '/api/recruiter/candidates/{id}/report',
  summary:
    'Tell the admins what is wrong with a candidate whom the company sees, once until they have looked',
  access: workspace('VIEWER'),
  changes: ['reports'],
  params,
  body,
  message,
  status: 201,
});

export const AdminReport = z.object({
  id: Id,
  kind: ReportKind,
  cause: ReportCause,
  text: z.string().nullable(),
  createdAt: Timestamp,
  reporter: z.object({ id: Id, name: z.string(), email: z.string(), userType: z.enum(USER_TYPES) }),
  /** What was reported, for display. */
  title: z.string(),
  /** Where an admin can look further and act. */
  jobId: Id.nullable(),
  candidateId: Id.nullable(),
  /** The founder of the reported company. */
  founderId: Id.nullable(),
  /** Other pending reports of the same item. */
  otherReports: z.number(),
  outcome: ReportOutcome.nullable(),
  outcomeReason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
});
export type AdminReport = z.output<typeof AdminReport>;

/** The end of a reported conversation at the time of the report, oldest first. */
const Said = z.object({
  id: Id,
  side: z.enum(MESSAGE_SIDES),
  senderName: z.string(),
  text: z.string(),
  sentAt: Timestamp,
});
export const AdminReportDetails = AdminReport.extend({ conversation: z.array(Said) });
export type AdminReportDetails = z.output<typeof AdminReportDetails>;

export const REPORT_VIEWS = ['WAITING', 'DECIDED'] as const;
export type ReportView = (typeof REPORT_VIEWS)[number];

export const adminListReports = endpoint({
  name: 'adminListReports',
  method: 'GET',
  path: '/api/admin/reports',
  summary:
    'Reports of jobs, companies, people and conversations: those to decide with the longest wait first, decided ones newest first; `search` looks at the reporter',
  access: admin,
  reads: ['reports'],
  query: PageQuery.extend({
    view: z.enum(REPORT_VIEWS).default('WAITING'),
    kind: ReportKind.optional(),
    search: optionalText(),
  }),
  response: pageOf(AdminReport),
});

const reviewParams = z.object({ id: Id });

export const adminGetReport = endpoint({
  name: 'adminGetReport',
  method: 'GET',
  path: '/api/admin/reports/{id}',
  summary: 'One report; of a conversation also the last messages up to it',
  access: admin,
  reads: ['reports'],
  params: reviewParams,
  response: AdminReportDetails,
});

export const OUTCOME_REASON_MAX = 1000;

export const ReportDecision = ordered({
  outcome: z.enum(REPORT_OUTCOMES, { error: 'Please choose what came of it.' }),
  reason: required('Please give a reason.', { max: OUTCOME_REASON_MAX }),
});

export const adminDecideReport = endpoint({
  name: 'adminDecideReport',
  method: 'POST',
  path: '/api/admin/reports/{id}/decide',
  summary: 'Close a report with a reason for the record; the reporter hears that it was looked at',
  access: admin,
  changes: ['reports'],
  params: reviewParams,
  body: ReportDecision,
  response: AdminReport,
  message: 'Report closed.',
});
