import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { mailRevived } from './mails.events.ts';

export const auditEntries = [
  // Without address and subject, because the event stays after an erasure.
  on(mailRevived, async (db, { mailId, tries, ...deed }) => {
    await audit.record(db, deed, {
      action: 'mail.sent_again',
      subjectId: mailId,
      summary: 'Had a failed mail sent again',
      before: { status: 'FAILED', tries },
      after: { status: 'WAITING' },
    });
  }),
];
