import { expect, test } from 'vitest';
import { adminAnswerQuestion, adminListQuestions, adminReopenQuestion } from '#contract/questions.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('marking a question notifies nobody: the answer is a separate mail', async () => {
  const body = { senderName: 'Asha Rao', senderEmail: 'asha@people.test', message: 'Is it free?' };
  await server.call(sendQuickMessage, { body });
  const admin = server.as(cast.admin);
  const [question] = (await admin.call(adminListQuestions)).data.content;
  const params = { id: question?.id ?? '' };
  for (const call of [adminAnswerQuestion, adminReopenQuestion]) {
    expect(await toldBy(server, cast, () => admin.call(call, { params }))).toEqual({
      'question.marked': NOBODY,
    });
  }
});
