import { afterEach, describe, expect, test } from 'vitest';
import { fullName } from '#contract/kit/full-name.ts';
import {
  adminAnswerQuestion,
  adminGetQuestion,
  adminListQuestions,
  adminReopenQuestion,
} from '#contract/questions.ts';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db, 'ADMIN'));
afterEach(async () => {
  await server.db.deleteFrom('quickMessages').execute();
});

async function ask(message: string, senderName = 'Asha Rao'): Promise<void> {
  const body = { senderName, senderEmail: 'asha@people.test', message };
  expect((await server.call(sendQuickMessage, { body })).status).toBe(201);
}

const list = async (query: object = {}) => (await server.as(admin).call(adminListQuestions, { query })).data;
const answer = (id: string, as = admin) => server.as(as).call(adminAnswerQuestion, { params: { id } });
const reopen = (id: string, as = admin) => server.as(as).call(adminReopenQuestion, { params: { id } });

async function onlyId(): Promise<string> {
  return (await list()).content[0]?.id ?? '';
}

describe('the list', () => {
  test('has the open ones, the longest waiting first, with search and pages', async () => {
    await ask('Is it free?');
    await ask('How long does it take?', 'Rohan Mehta');
    await ask('Is there an app?');
    const texts = async (query: object) => (await list(query)).content.map(({ message }) => message);
    expect(await texts({})).toEqual(['Is it free?', 'How long does it take?', 'Is there an app?']);
    expect(await texts({ search: 'rohan' })).toEqual(['How long does it take?']);
    expect(await texts({ search: 'app' })).toEqual(['Is there an app?']);
    expect(await texts({ size: 2, page: 1 })).toEqual(['Is there an app?']);
    const found = await list({ search: 'is' });
    expect(found).toMatchObject({ totalElements: 2, counts: { OPEN: 2, ANSWERED: 0 } });
  });

  test('of the answered ones starts with the latest', async () => {
    await ask('First');
    await ask('Second');
    const [first, second] = (await list()).content;
    await answer(second?.id ?? '');
    await answer(first?.id ?? '');
    const { content, counts } = await list({ state: 'ANSWERED' });
    expect(content.map(({ message }) => message)).toEqual(['First', 'Second']);
    expect(counts).toEqual({ OPEN: 0, ANSWERED: 2 });
  });

  test('is refreshed when a question arrives', async () => {
    const events = await openStream(server, admin);
    await ask('Is it free?');
    expect((await events.next()).value?.changed).toEqual(['questions']);
  });
});

describe('a question', () => {
  test('is marked as answered, with the admin and the time, and reopened, each with an audit event', async () => {
    await ask('Is it free?');
    const id = await onlyId();
    const marked = await answer(id);
    expect(marked).toMatchObject({ status: 200, message: 'Marked as answered.' });
    expect(marked.data).toMatchObject({ answeredByName: fullName(admin) });
    expect(await answer(id)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    const opened = await reopen(id);
    expect(opened).toMatchObject({ message: 'Marked as open.', data: { answeredAt: null } });
    expect(opened.data.answeredByName).toBeNull();
    expect(await reopen(id)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    const entries = await server.db
      .selectFrom('auditEvents')
      .select(['action', 'before', 'after', 'actorId', 'ip'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .execute();
    const by = { actorId: admin.id, ip: '127.0.0.1' };
    const [open, answered] = [{ state: 'OPEN' }, { state: 'ANSWERED' }];
    expect(entries).toEqual([
      { ...by, action: 'question.answered', before: open, after: answered },
      { ...by, action: 'question.reopened', before: answered, after: open },
    ]);
  });

  test('is marked once with eight concurrent calls', async () => {
    await ask('Is it free?');
    const id = await onlyId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test('that does not exist is not found', async () => {
    const id = '01a1d7c2-522d-7690-b658-b837ecd9f7a7';
    const read = await server.as(admin).call(adminGetQuestion, { params: { id } });
    for (const { status } of [read, await answer(id), await reopen(id)]) expect(status).toBe(404);
  });
});

test('other users may not read them', async () => {
  await ask('Is it free?');
  const id = await onlyId();
  for (const who of [await createRecruiter(server.db), await createCandidate(server.db)]) {
    expect((await server.as(who).call(adminListQuestions)).status).toBe(403);
    expect((await server.as(who).call(adminGetQuestion, { params: { id } })).status).toBe(403);
    expect((await answer(id, who)).status).toBe(403);
    expect((await reopen(id, who)).status).toBe(403);
  }
});
