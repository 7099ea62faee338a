import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface MailRevived extends PersonsDeed {
  mailId: string;
  /** The number of attempts so far. */
  tries: number;
}

export const mailRevived = defineEvent<MailRevived>('mail.revived');
