import { afterEach, describe, expect, test } from 'vitest';
import { listThreads, markThreadRead, muteThread, reportThread } from '#contract/messages.ts';
import { newId } from '#server/platform/new-id.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { conversationsOf } from '#server/testing/factories/messages.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();

const rohan = madeEach(() => createRecruiter(server.db));
const asha = madeEach(() => createSearchableCandidate(server.db));
afterEach(() => server.moveClock(0));

const { begin, contact, write, read, list, unread, block } = conversationsOf(server);

const talk = () => begin(rohan, asha);

describe('a conversation', () => {
  test('is opened by an application and by a request, and empty until the first message', async () => {
    const job = await createJob(server.db, rohan);
    await createApplication(server.db, job.id, asha);
    expect(await list(asha)).toEqual([]);
    const [opened] = await list(asha, { counterpartId: rohan.companyId });
    expect(opened).toMatchObject({ lastMessage: null, unreadCount: 0 });
    expect((await write(asha, opened?.id ?? '', 'May I ask something?')).status).toBe(201);
    expect(await list(rohan)).toMatchObject([
      { id: opened?.id, unreadCount: 1, lastMessage: { text: 'May I ask something?', side: 'CANDIDATE' } },
    ]);

    const invited = await createSearchableCandidate(server.db);
    await requestOne(server, { recruiter: rohan, candidate: invited, jobId: job.id });
    expect(await list(invited, { counterpartId: rohan.companyId })).toHaveLength(1);
  });

  test('is unread for the other side until it is read', async () => {
    const id = await talk();
    await write(rohan, id, 'Are you there?');
    expect([await unread(asha), await unread(rohan)]).toEqual([1, 0]);
    expect(await list(asha)).toMatchObject([{ unreadCount: 2 }]);
    expect((await server.as(asha).call(markThreadRead, { params: { id } })).status).toBe(204);
    expect(await unread(asha)).toBe(0);
    await write(asha, id, 'Yes');
    expect([await unread(asha), await unread(rohan)]).toEqual([0, 1]);
  });

  test('is unread for the colleagues who write in it, and for all who could while none has', async () => {
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const viewer = await createMember(server.db, rohan.companyId, 'VIEWER');
    const job = await createJob(server.db, rohan);
    await createApplication(server.db, job.id, asha);
    const [{ id } = { id: '' }] = await list(asha, { counterpartId: rohan.companyId });
    await write(asha, id, 'Hello?');
    expect([await unread(rohan), await unread(meera), await unread(viewer)]).toEqual([1, 1, 0]);
    await write(meera, id, 'Good morning');
    await write(asha, id, 'Good morning to you');
    expect([await unread(rohan), await unread(meera)]).toEqual([1, 1]);
    expect(await list(rohan)).toMatchObject([{ unreadCount: 1 }]);
    expect(await list(meera)).toMatchObject([{ unreadCount: 1 }]);
  });

  test('can be listed with unread ones first, and searched by name and by words', async () => {
    const vikram = await createSearchableCandidate(server.db, { firstName: 'Vikram', lastName: '100%_sure' });
    const id = await talk();
    await write(asha, id, 'I know Elixir well');
    await server.moveClock(60);
    await contact(rohan, vikram, 'Hello Vikram');
    const names = async (query = {}) => (await list(rohan, query)).map(({ counterpart }) => counterpart.id);
    expect(await names()).toEqual([vikram.id, asha.id]);
    expect(await names({ unreadFirst: 'true' })).toEqual([asha.id, vikram.id]);
    expect(await names({ search: 'vikRAM 100%_' })).toEqual([vikram.id]);
    expect(await names({ search: '100_%' })).toEqual([]);
    expect(await names({ search: 'elixir' })).toEqual([asha.id]);
    const page = await server.as(rohan).call(listThreads, { query: { size: 1, page: 1 } });
    expect(page.data).toMatchObject({ totalElements: 2, last: true, content: [{ id }] });
  });

  test('is paged backwards', async () => {
    const id = await talk();
    for (let i = 2; i <= 7; i += 1) await write(rohan, id, `Message ${i}`);
    const numbers = async (query: object) => {
      const { messages, hasEarlier } = (await read(asha, id, query)).data;
      return [messages.map(({ number }) => number), hasEarlier];
    };
    expect(await numbers({ size: 3 })).toEqual([[5, 6, 7], true]);
    expect(await numbers({ size: 3, before: 5 })).toEqual([[2, 3, 4], true]);
    expect(await numbers({ size: 3, before: 2 })).toEqual([[1], false]);
  });

  test('stores a message once per idempotency key, however often it is sent', async () => {
    const id = await talk();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(asha, id, 'Only once', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await read(rohan, id)).data.messages).toHaveLength(2);
    expect((await write(asha, id, 'Other words', key)).status).toBe(422);
  });

  test.each(['', ' ', 'x'.repeat(4001)])('takes no message without words or with too many', async (text) => {
    const id = await talk();
    expect((await write(asha, id, text)).status).toBe(400);
    expect((await write(asha, id, 'x'.repeat(4000))).status).toBe(201);
  });

  test('is not found by others', async () => {
    const id = await talk();
    const others = [await createRecruiter(server.db), await createSearchableCandidate(server.db)];
    for (const other of others) {
      const as = server.as(other);
      const params = { id };
      const answers = [
        await read(other, id),
        await write(other, id, 'x'),
        await as.call(markThreadRead, { params }),
        await as.call(muteThread, { params, body: {} }),
        await as.call(reportThread, { params, body: { reason: 'x' } }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('NOT_FOUND'));
      expect([await list(other), await unread(other)]).toEqual([[], 0]);
    }
    expect((await block(others[1] as TestAccount, id)).code).toBe('NOT_FOUND');
    expect((await block(rohan, id)).status).toBe(403);
  });

  test('is readable by viewers, who cannot write', async () => {
    const id = await talk();
    const viewer = await createMember(server.db, rohan.companyId, 'VIEWER');
    expect((await read(viewer, id)).data.thread.closedBecause).toBe('ROLE');
    expect((await write(viewer, id, 'x')).code).toBe('ROLE_TOO_LOW');
  });

  test('stays with a candidate who hides after answering, and with one who applied', async () => {
    const id = await talk();
    const hide = (isSearchable: boolean) =>
      server.db
        .updateTable('candidateIndex')
        .set({ isSearchable })
        .where('candidateId', '=', asha.id)
        .execute();
    await hide(false);
    expect((await read(rohan, id)).status).toBe(404);
    await hide(true);
    await write(asha, id, 'Gladly');
    await hide(false);
    expect((await read(rohan, id)).data.thread.counterpart).toMatchObject({
      hasPage: false,
      pictureUrl: null,
    });
  });

  test('accepts no messages from a suspended company', async () => {
    const id = await talk();
    const change = { approvalStatus: 'SUSPENDED' } as const;
    await server.db.updateTable('companies').set(change).where('id', '=', rohan.companyId).execute();
    expect((await read(asha, id)).data.thread.closedBecause).toBe('AWAY');
    expect((await write(asha, id, 'x')).code).toBe('CONVERSATION_CLOSED');
    expect((await read(rohan, id)).code).toBe('COMPANY_SUSPENDED');
  });
});
