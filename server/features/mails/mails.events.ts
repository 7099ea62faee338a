import { defineEvent } from '#server/platform/events.ts';

interface MailRevived {
  mailId: string;
  /** The number of attempts so far. */
  tries: number;
  actorId: string;
  ip: string;
}

export const mailRevived = defineEvent<MailRevived>('mail.revived');
