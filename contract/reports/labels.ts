import * as z from 'zod';
import type { Badge } from '../labels/badge.ts';

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

/** What the dialog of each kind offers. */
export const CAUSES_OF = {
  JOB: ['MONEY', 'UNTRUE', 'OFFENSIVE', 'SPAM', 'OTHER'],
  COMPANY: ['MONEY', 'UNTRUE', 'OFFENSIVE', 'IMPOSTOR', 'PRESSURE', 'OTHER'],
  PERSON: ['UNTRUE', 'OFFENSIVE', 'IMPOSTOR', 'PRESSURE', 'OTHER'],
} as const satisfies Partial<Record<ReportKind, readonly ReportCause[]>>;

/** ACTED: something was closed, suspended or otherwise put right. */
export const REPORT_OUTCOMES = ['ACTED', 'DISMISSED'] as const;
export const ReportOutcome = z.enum(REPORT_OUTCOMES);
export type ReportOutcome = z.output<typeof ReportOutcome>;
export const REPORT_OUTCOME_BADGES: Readonly<Record<ReportOutcome, Badge>> = {
  ACTED: { label: 'Acted on', family: 'success' },
  DISMISSED: { label: 'Dismissed', family: 'neutral' },
};
