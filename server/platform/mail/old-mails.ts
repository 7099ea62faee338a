import { inDays } from '../clock.ts';
import { defineSweep } from '../tasks.ts';
import { deleteMailsSentBefore } from './mail.queries.ts';

/** Long enough to find out why a mail did not arrive; mails carry links and personal words. */
const KEPT_DAYS = 30;

/** What still waits to be sent stays, however old. */
export const forgetOldMails = defineSweep('forgetOldMails', (db) =>
  deleteMailsSentBefore(db, inDays(-KEPT_DAYS)),
);
