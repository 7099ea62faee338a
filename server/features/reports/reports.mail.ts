import type { ReportOutcome } from '#contract/reports/labels.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { lookedAt } from './report-words.ts';
import { reportDecided } from './reports.events.ts';

function decidedMail({ to, firstName }: Receiver, title: string, outcome: ReportOutcome): Mail {
  return letter(to, 'We have looked at your report', {
    title: 'Your report',
    paragraphs: [`Hello ${plainName(firstName)}, you reported ${title}.`, lookedAt(outcome)],
  });
}

export const mails = [
  on(reportDecided, (db, { reporterId, titleForReporter: title, outcome }) =>
    mail(db, [reporterId], {
      kind: 'report.decided',
      write: (receiver) => decidedMail(receiver, title, outcome),
    }),
  ),
];
