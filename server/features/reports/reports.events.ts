import type { ReportCause, ReportKind, ReportOutcome } from '#contract/reports.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Reported {
  reportId: string;
  kind: ReportKind;
  /** The job, company, person or conversation. */
  subjectId: string;
  reporterId: string;
  /** The reported subject in words. */
  title: string;
}

export const reportFiled = defineEvent<Reported & { cause: ReportCause; text: string | null; ip: string }>(
  'report.filed',
);

/** An admin has closed a report. */
export const reportDecided = defineEvent<
  Reported &
    PersonsDeed & {
      titleForReporter: string;
      personId: string | null;
      outcome: ReportOutcome;
      reason: string;
    }
>('report.decided');
