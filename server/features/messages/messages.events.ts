import type { MessageSide } from '#contract/messages.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Conversation {
  threadId: string;
  companyId: string;
  candidateId: string;
}

export const messageSent = defineEvent<Conversation & { side: MessageSide }>('message.sent');

export interface MessageWaiting {
  threadId: string;
  readerId: string;
  /** The side of the reader. */
  side: MessageSide;
  /** The last writer, with the company if there is one. */
  from: string;
  unreadCount: number;
  lastText: string;
}

/** A person has not read a message for ten minutes. */
export const messageWaiting = defineEvent<MessageWaiting>('message.waiting');

export const conversationReported = defineEvent<
  Conversation & { reporterId: string; side: MessageSide; reason: string; ip: string }
>('conversation.reported');

/** A recruiter has put contact details into more first messages than the limit. */
export const contactDetailsRepeated = defineEvent<Conversation & { senderId: string; conversations: number }>(
  'conversation.contactDetailsRepeated',
);
