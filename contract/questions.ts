import * as z from 'zod';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';
import { optionalText } from './kit/fields.ts';

const path = '/api/admin/questions';
const params = z.object({ id: Id });

export const QUESTION_STATES = ['OPEN', 'ANSWERED'] as const;
export const QuestionState = z.enum(QUESTION_STATES);
export type QuestionState = z.output<typeof QuestionState>;
export const QUESTION_STATE_LABELS: Readonly<Record<QuestionState, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Answered',
};

/** A message to the support mailbox. */
export const Question = z.object({
  id: Id,
  senderName: z.string(),
  senderEmail: z.string(),
  senderPhone: z.string().nullable(),
  message: z.string(),
  createdAt: Timestamp,
  answeredAt: Timestamp.nullable(),
  answeredByName: z.string().nullable(),
});
export type Question = z.output<typeof Question>;

export const adminListQuestions = endpoint({
  name: 'adminListQuestions',
  method: 'GET',
  path,
  offline: false,
  summary:
    'Questions to the support mailbox, the open ones oldest first, the answered ones newest first; `search` looks at sender and text',
  access: admin,
  reads: ['questions'],
  query: PageQuery.extend({ state: QuestionState.default('OPEN'), search: optionalText(100) }),
  response: pageOf(Question).extend({ counts: z.record(QuestionState, z.number()) }),
});

export const adminGetQuestion = endpoint({
  name: 'adminGetQuestion',
  method: 'GET',
  path: `${path}/{id}`,
  offline: false,
  summary: 'One question to the support mailbox',
  access: admin,
  reads: ['questions'],
  params,
  response: Question,
});

export const QUESTION_ANSWERED = 'Marked as answered.';
export const QUESTION_REOPENED = 'Marked as open.';

export const adminAnswerQuestion = endpoint({
  name: 'adminAnswerQuestion',
  method: 'POST',
  path: `${path}/{id}/answered`,
  summary: 'Note that a question was answered by mail',
  access: admin,
  changes: ['questions'],
  params,
  response: Question,
  message: QUESTION_ANSWERED,
});

export const adminReopenQuestion = endpoint({
  name: 'adminReopenQuestion',
  method: 'POST',
  path: `${path}/{id}/open`,
  summary: 'Note that a question still waits for its answer',
  access: admin,
  changes: ['questions'],
  params,
  response: Question,
  message: QUESTION_REOPENED,
});
