import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { USER_TYPES } from '../core/roles.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { MESSAGE_SIDES } from '../messages/message.ts';
import { REPORT_OUTCOMES, ReportCause, ReportKind, ReportOutcome } from './labels.ts';

export const AdminReport = z.object({
  id: Id,
  kind: ReportKind,
  cause: ReportCause,
  text: z.string().nullable(),
  createdAt: Timestamp,
  reporter: z.object({ id: Id, name: z.string(), email: z.string(), userType: z.enum(USER_TYPES) }),
  /** What is reported, in words. */
  title: z.string(),
  /** What stands behind it: where an admin looks further and acts. */
  jobId: Id.nullable(),
  candidateId: Id.nullable(),
  /** Who founded the company it is about. */
  founderId: Id.nullable(),
  /** Other reports of the same thing that wait. */
  otherReports: z.number(),
  outcome: ReportOutcome.nullable(),
  outcomeReason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
});
export type AdminReport = z.output<typeof AdminReport>;

/** The end of a reported conversation as it stood when it was reported, oldest first. */
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

const params = z.object({ id: Id });

export const adminGetReport = endpoint({
  name: 'adminGetReport',
  method: 'GET',
  path: '/api/admin/reports/{id}',
  summary: 'One report; of a conversation also the last messages up to it',
  access: admin,
  reads: ['reports'],
  params,
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
  params,
  body: ReportDecision,
  response: AdminReport,
  message: 'Report closed.',
});
