import { forgetOldKeys } from '#server/http/idempotency.ts';
import { deliverMails } from '#server/platform/mail/deliver.ts';

/** What looks every minute for things that have become due. */
export const SWEEPS = [deliverMails, forgetOldKeys];
