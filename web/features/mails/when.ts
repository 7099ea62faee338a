import type { MailStatus } from '#contract/mails.ts';

/** What the time of a mail is that stands so. */
export const WHEN: Readonly<Record<MailStatus, string>> = {
  FAILED: 'Given up',
  WAITING: 'Due',
  SENT: 'Sent',
};
