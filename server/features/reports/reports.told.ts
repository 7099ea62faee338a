import type { ReportOutcome } from '#contract/reports.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { reportDecided } from './reports.events.ts';

/** The text for the reporter. The reason stays with the admins, because it is about another person. */
function lookedAt(outcome: ReportOutcome): string {
  return outcome === 'ACTED'
    ? 'Something was wrong, and we have acted on it. Thank you.'
    : 'We found nothing that goes against the rules of Medallist. Thank you for telling us.';
}

export const notices = [
  on(reportDecided, (db, { reporterId, titleForReporter: title, outcome }) =>
    notify(db, [reporterId], {
      kind: 'report.decided',
      title: `We have looked at your report of ${title}`,
      body: lookedAt(outcome),
      link: null,
    }),
  ),
];

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
