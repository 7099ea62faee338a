import { inDays } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { deleteMailsSettledBefore } from './mail.queries.ts';

/** Long enough to find out why a mail did not arrive; mails carry links and personal words. */
const KEPT_DAYS = 30;

/** Sent or given up. What still waits to be sent stays, however old. */
export const forgetOldMails = defineSweep('forgetOldMails', (db) =>
  deleteMailsSettledBefore(db, inDays(-KEPT_DAYS)),
);
