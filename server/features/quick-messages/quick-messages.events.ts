import { defineEvent } from '#server/platform/events.ts';

export interface QuickMessageSent {
  senderName: string;
  senderEmail: string;
  senderPhone: string | null;
  message: string;
}

export const quickMessageSent = defineEvent<QuickMessageSent>('quickMessage.sent');
