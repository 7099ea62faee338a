import {
  adminAnswerQuestion,
  adminGetQuestion,
  adminListQuestions,
  adminReopenQuestion,
  type QuestionState,
} from '#contract/questions.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as quickMessages from './quick-messages.service.ts';

function marking(endpoint: typeof adminAnswerQuestion, to: QuestionState) {
  return route(endpoint, ({ db, actor, params, request }) =>
    quickMessages.markQuestion(db, asAdmin(actor, request), params.id, to),
  );
}

export const routes = [
  route(adminListQuestions, ({ db, query }) => quickMessages.listQuestions(db, query)),
  route(adminGetQuestion, ({ db, params }) => quickMessages.getQuestion(db, params.id)),
  marking(adminAnswerQuestion, 'ANSWERED'),
  marking(adminReopenQuestion, 'OPEN'),
  route(
    sendQuickMessage,
    { before: ({ request }) => takePoint('messagesPerAddress', request.ip) },
    ({ db, body }) => quickMessages.send(db, body),
  ),
];
