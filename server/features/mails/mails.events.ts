import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface MailRevived extends PersonsDeed {
  mailId: string;
  /** How often it had been tried. */
  tries: number;
}

export const mailRevived = defineEvent<MailRevived>('mail.revived');
