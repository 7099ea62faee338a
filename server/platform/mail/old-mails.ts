import { inDays } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { deleteMailsSettledBefore } from './mail.queries.ts';

/** Long enough to find out why a mail did not arrive; mails contain links and personal words. */
const KEPT_DAYS = 30;

/** Deletes mails that were sent or given up. Waiting mails stay, at any age. */
export const forgetOldMails = defineSweep('forgetOldMails', (db) =>
  deleteMailsSettledBefore(db, inDays(-KEPT_DAYS)),
);
