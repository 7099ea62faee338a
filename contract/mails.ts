import * as z from 'zod';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';
import { DAY_FILTER } from './kit/day-filter.ts';
import { enumInput } from './kit/enum-input.ts';
import { optionalText } from './kit/fields.ts';
import type { Badge } from './labels/badge.ts';
import { MAIL_KIND_LABELS, MAIL_KINDS } from './mail-kinds.ts';

export const MAIL_STATUSES = ['FAILED', 'WAITING', 'SENT'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
export const MAIL_STATUS_BADGES: Readonly<Record<MailStatus, Badge>> = {
  FAILED: { label: 'Failed', family: 'danger' },
  WAITING: { label: 'Waiting', family: 'warning' },
  SENT: { label: 'Sent', family: 'success' },
};
const LABELS = { FAILED: 'Failed', WAITING: 'Waiting', SENT: 'Sent' } as const;

/** A mail in a list, without its content. */
export const MailRow = z.object({
  id: Id,
  to: z.string(),
  /** Codes in it are masked. */
  subject: z.string(),
  kind: z.enum(MAIL_KINDS),
  status: z.enum(MAIL_STATUSES),
  /** When it was given up, is due, or was sent. */
  at: Timestamp,
  createdAt: Timestamp,
  tries: z.number(),
  /** The response of the mail server at the last try. */
  lastError: z.string().nullable(),
});
export type MailRow = z.output<typeof MailRow>;

/**
 * A mail as admins read it: codes, links and meeting passwords are masked, because they are only for the
 * recipient.
 */
export const MailText = MailRow.extend({
  text: z.string(),
  /** A whole document, to be shown in a frame that runs no scripts. */
  html: z.string(),
  hasCalendar: z.boolean(),
});
export type MailText = z.output<typeof MailText>;

const nothingChosen = (value: unknown) => (value === '' ? undefined : value);

export const adminListMails = endpoint({
  name: 'adminListMails',
  method: 'GET',
  path: '/api/admin/mails',
  summary:
    'Mails that failed or were sent, newest first, or that wait, the next first; `search` looks at address and subject, `recipient` is one address, `from` and `to` days of failing, sending or being due',
  access: admin,
  reads: ['mails'],
  query: PageQuery.extend({
    status: z.preprocess(nothingChosen, enumInput(MAIL_STATUSES, LABELS).default('FAILED')),
    kind: z.preprocess(nothingChosen, enumInput(MAIL_KINDS, MAIL_KIND_LABELS).optional()),
    recipient: optionalText(254),
    ...DAY_FILTER,
    search: optionalText(),
  }),
  response: pageOf(MailRow),
});

export const adminCountMails = endpoint({
  name: 'adminCountMails',
  method: 'GET',
  path: '/api/admin/mails/counts',
  summary: 'How many mails failed, and how many wait',
  access: admin,
  reads: ['mails'],
  response: z.object({ FAILED: z.number(), WAITING: z.number() }),
});

export const adminGetMail = endpoint({
  name: 'adminGetMail',
  method: 'GET',
  path: '/api/admin/mails/{id}',
  summary: 'What a mail says, without its codes and without links that work',
  access: admin,
  reads: ['mails'],
  offline: false,
  params: z.object({ id: Id }),
  response: MailText,
});

export const MAIL_SENT_AGAIN = 'The mail will be sent again.';

export const adminSendMailAgain = endpoint({
  name: 'adminSendMailAgain',
  method: 'POST',
  path: '/api/admin/mails/{id}/send-again',
  summary: 'Try a mail that failed for another 24 hours',
  access: admin,
  changes: ['mails'],
  params: z.object({ id: Id }),
  response: MailRow,
  message: MAIL_SENT_AGAIN,
});
