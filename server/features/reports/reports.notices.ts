import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { lookedAt } from './report-words.ts';
import { reportDecided } from './reports.events.ts';

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
