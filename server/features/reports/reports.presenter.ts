import type * as z from 'zod';
import type { AdminReport } from '#contract/reports/review.ts';
import type { ReportRow } from './reports.queries.ts';

/** `Staff engineer at Lotus Exchange`: what is reported, in words. */
export function titleOf({ kind, jobTitle, companyName, personName }: ReportRow): string {
  if (kind === 'JOB') return `${jobTitle} at ${companyName}`;
  if (kind === 'COMPANY') return companyName ?? '';
  if (kind === 'PERSON') return personName ?? '';
  return `${personName} and ${companyName}`;
}

/** The same as its reporter reads it, who is one side of a conversation. */
export function titleForReporter(row: ReportRow): string {
  if (row.kind !== 'CONVERSATION') return titleOf(row);
  return `your conversation with ${row.userType === 'RECRUITER' ? row.personName : row.companyName}`;
}

export function toReport(row: ReportRow): z.input<typeof AdminReport> {
  const { reporterId: id, reporterName: name, email, userType } = row;
  return {
    id: row.id,
    kind: row.kind,
    cause: row.cause,
    text: row.text,
    createdAt: row.createdAt,
    reporter: { id, name, email, userType },
    title: titleOf(row),
    jobId: row.jobId,
    candidateId: row.candidateId,
    founderId: row.founderId,
    otherReports: row.otherReports,
    outcome: row.outcome,
    outcomeReason: row.outcomeReason,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt,
  };
}
