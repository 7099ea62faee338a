import type { QuestionState } from '#contract/questions.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface QuickMessageSent {
  senderName: string;
  senderEmail: string;
  senderPhone: string | null;
  message: string;
}

export const quickMessageSent = defineEvent<QuickMessageSent>('quickMessage.sent');

/** An admin marked a question as answered or open; the answer itself is a separate mail. */
export const questionMarked = defineEvent<PersonsDeed & { questionId: string; to: QuestionState }>(
  'question.marked',
);
