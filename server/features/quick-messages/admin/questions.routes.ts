import {
  adminAnswerQuestion,
  adminGetQuestion,
  adminListQuestions,
  adminReopenQuestion,
  type QuestionState,
} from '#contract/inbox/questions.ts';
import { route } from '#server/http/route.ts';
import * as questions from './questions.service.ts';

function marking(endpoint: typeof adminAnswerQuestion, to: QuestionState) {
  return route(endpoint, ({ db, actor, params, request }) =>
    questions.mark(db, params.id, { to, adminId: actor.userId, ip: request.ip }),
  );
}

export const adminRoutes = [
  route(adminListQuestions, ({ db, query }) => questions.list(db, query)),
  route(adminGetQuestion, ({ db, params }) => questions.get(db, params.id)),
  marking(adminAnswerQuestion, 'ANSWERED'),
  marking(adminReopenQuestion, 'OPEN'),
];
