import { defineEvent } from '#server/platform/events.ts';

interface MailRevived {
  mailId: string;
  /** How often it had been tried. */
  tries: number;
  actorId: string;
  ip: string;
}

export const mailRevived = defineEvent<MailRevived>('mail.revived');
