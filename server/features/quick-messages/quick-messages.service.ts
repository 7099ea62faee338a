import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { Question, QuestionState } from '#contract/questions.ts';
import type { QuickMessage } from '#contract/quick-messages.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { questionMarked, quickMessageSent } from './quick-messages.events.ts';
import * as queries from './quick-messages.queries.ts';
import { insertMessage } from './quick-messages.queries.ts';

const REPETITION_HOURS = 24;

/** Stores a visitor's message and forwards it to the support mailbox. */
export async function send(db: Db, input: z.output<typeof QuickMessage>): Promise<undefined> {
  const { senderPhone = null, ...rest } = input;
  const message = { ...rest, senderPhone };
  const times = { createdAt: now(), repetitionUntil: inHours(REPETITION_HOURS) };
  if (!(await insertMessage(db, { id: newId(), ...message, ...times }))) {
    throw new AppError('MESSAGE_REPEATED');
  }
  await emit(db, quickMessageSent, message);
}

type Sent = z.input<typeof Question>;

interface Listed extends PageQuery {
  state: QuestionState;
  search?: string | null | undefined;
}

export async function listQuestions(db: Db, { state, search, ...page }: Listed) {
  const rows: Sent[] = await queries.listQuestions(db, { state, search }, page);
  const counts = {
    OPEN: await queries.countQuestions(db, { state: 'OPEN', search }),
    ANSWERED: await queries.countQuestions(db, { state: 'ANSWERED', search }),
  };
  return { ...toPage(rows, page, counts[state]), counts };
}

export async function getQuestion(db: Db, id: string): Promise<Sent> {
  const question = await queries.findQuestion(db, id);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}

/** When two admins mark it at once the first one wins. */
export async function markQuestion(db: Db, deed: PersonsDeed, id: string, to: QuestionState): Promise<Sent> {
  await getQuestion(db, id);
  const answer =
    to === 'ANSWERED'
      ? { answeredAt: now(), answeredBy: deed.actorId }
      : { answeredAt: null, answeredBy: null };
  if (!(await queries.markAnswered(db, id, answer))) throw new AppError('STATE_CHANGED');
  await emit(db, questionMarked, { ...deed, questionId: id, to });
  await live.changed(db, await users.listAdminIds(db), ['questions']);
  return getQuestion(db, id);
}
