import type { MailStatus } from '#contract/mails.ts';

/** The label of a mail's time, by its status. */
export const WHEN: Readonly<Record<MailStatus, string>> = {
  FAILED: 'Given up',
  WAITING: 'Due',
  SENT: 'Sent',
};
