import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { Question, QuestionState } from '#contract/inbox/questions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { questionMarked } from './questions.events.ts';
import * as queries from './questions.queries.ts';

type Sent = z.input<typeof Question>;

interface Listed extends PageQuery {
  state: QuestionState;
  search?: string | null | undefined;
}

export async function list(db: Db, { state, search, ...page }: Listed) {
  const rows: Sent[] = await queries.listQuestions(db, { state, search }, page);
  const counts = {
    OPEN: await queries.countQuestions(db, { state: 'OPEN', search }),
    ANSWERED: await queries.countQuestions(db, { state: 'ANSWERED', search }),
  };
  return { ...toPage(rows, page, counts[state]), counts };
}

export async function get(db: Db, id: string): Promise<Sent> {
  const question = await queries.findQuestion(db, id);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}

/** Of two admins who press at once the first counts. */
export async function mark(
  db: Db,
  id: string,
  { to, adminId, ip }: { to: QuestionState; adminId: string; ip: string },
): Promise<Sent> {
  await get(db, id);
  const answer =
    to === 'ANSWERED' ? { answeredAt: now(), answeredBy: adminId } : { answeredAt: null, answeredBy: null };
  if (!(await queries.markAnswered(db, id, answer))) throw new AppError('STATE_CHANGED');
  await emit(db, questionMarked, { questionId: id, to, adminId, ip });
  await live.changed(db, await users.listAdminIds(db), ['questions']);
  return get(db, id);
}
