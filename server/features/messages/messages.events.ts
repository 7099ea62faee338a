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
  /** Of the reader. */
  side: MessageSide;
  /** Who wrote last, with the company where it is one. */
  from: string;
  unreadCount: number;
  lastText: string;
}

/** Somebody has not read for ten minutes what was written to them. */
export const messageWaiting = defineEvent<MessageWaiting>('message.waiting');

export const conversationReported = defineEvent<
  Conversation & { reporterId: string; side: MessageSide; reason: string; ip: string }
>('conversation.reported');

/** A recruiter has put an address or a number into more first messages than anybody needs to. */
export const contactDetailsRepeated = defineEvent<Conversation & { senderId: string; conversations: number }>(
  'conversation.contactDetailsRepeated',
);
