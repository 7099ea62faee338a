import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deactivateAccount } from '#contract/account/closing.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { contactCandidate } from '#contract/messages/contact.ts';
import {
  blockThread,
  countUnreadMessages,
  getThread,
  listThreads,
  markThreadRead,
  muteThread,
  reportThread,
  sendMessage,
} from '#contract/messages/threads.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { listSavedCandidates, saveCandidate } from '#contract/search/saved-candidates.ts';
import { supportAddress } from '#server/platform/links.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor, requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let rohan: TestRecruiter;
let asha: TestAccount;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  rohan = await createRecruiter(server.db);
  asha = await createSearchableCandidate(server.db);
});
afterEach(() => server.moveClock(0));
afterAll(() => server.close());

const contact = (as: TestAccount, candidateId = asha.id, message = 'Hello, shall we talk?') =>
  server.as(as).call(contactCandidate, { body: { candidateId, message } });
const write = (as: TestAccount, id: string, text: string, key?: string) =>
  server.as(as).call(sendMessage, {
    params: { id },
    body: { text },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const read = (as: TestAccount, id: string, query = {}) =>
  server.as(as).call(getThread, { params: { id }, query });
const list = async (as: TestAccount, query = {}) =>
  (await server.as(as).call(listThreads, { query })).data.content;
const unread = async (as: TestAccount) => (await server.as(as).call(countUnreadMessages)).data.count;
const block = (as: TestAccount, id: string, isBlocked = true) =>
  server.as(as).call(blockThread, { params: { id }, body: { isBlocked } });

async function talk(): Promise<string> {
  const { status, data, message } = await contact(rohan);
  expect(status, message).toBe(201);
  return data.threadId;
}

describe('writing first', () => {
  test('makes a conversation that both sides read', async () => {
    const answer = await contact(rohan);
    expect([answer.status, answer.message]).toEqual([201, 'Message sent']);
    const id = answer.data.threadId;
    const hers = (await read(asha, id)).data;
    const { name } = await server.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', rohan.companyId)
      .executeTakeFirstOrThrow();
    expect(hers.thread).toMatchObject({
      counterpart: { id: rohan.companyId, name, hasPage: false },
      unreadCount: 1,
      isMuted: false,
      closedBecause: null,
    });
    const sender = `${rohan.firstName} ${rohan.lastName}`;
    expect(hers.messages).toMatchObject([
      { number: 1, side: 'COMPANY', senderName: sender, isOwn: false, text: 'Hello, shall we talk?' },
    ]);
    const his = (await read(rohan, id)).data;
    expect(his.thread).toMatchObject({
      counterpart: { id: asha.id, name: `${asha.firstName} ${asha.lastName}`, hasPage: true },
      unreadCount: 0,
    });
    expect(his.messages).toMatchObject([{ isOwn: true }]);
  });

  test.each([
    [{}, 'Please choose a candidate.'],
    [{ candidateId: 'somebody', message: 'x' }, 'Please choose a candidate.'],
    [{ candidateId: newId() }, 'Please write a message.'],
    [{ candidateId: newId(), message: ' \n ' }, 'Please write a message.'],
    [{ candidateId: newId(), message: 'x'.repeat(4001) }, 'Please use at most 4000 characters.'],
  ])('%j is told "%s"', async (body, message) => {
    const answer = await server.as(rohan).call(contactCandidate, { body: body as never });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
  });

  test('a second time goes into the same conversation, a colleague’s too', async () => {
    const id = await talk();
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    expect((await contact(meera)).data.threadId).toBe(id);
    expect((await read(asha, id)).data.messages.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('of eight colleagues and calls at once makes one conversation with eight messages', async () => {
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => contact(i % 2 ? meera : rohan, asha.id, `Message ${i}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ data }) => data.threadId)).size).toBe(1);
    const { messages } = (await read(asha, answers[0]?.data.threadId ?? '')).data;
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await list(asha)).toMatchObject([{ unreadCount: 8 }]);
  });

  test('knows nobody who is not there for the company', async () => {
    expect((await contact(rohan, newId())).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await contact(rohan, (await createCandidate(server.db)).id)).code).toBe('CANDIDATE_NOT_FOUND');
    await server.as(asha).call(deactivateAccount);
    expect((await contact(rohan)).code).toBe('CANDIDATE_NOT_FOUND');
  });

  test('is for recruiters of approved companies', async () => {
    const viewer = await createMember(server.db, rohan.companyId, 'VIEWER');
    expect((await contact(viewer)).code).toBe('ROLE_TOO_LOW');
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await contact(pending)).code).toBe('COMPANY_NOT_APPROVED');
    expect((await contact(asha)).status).toBe(403);
    expect(
      (await server.call(contactCandidate, { body: { candidateId: asha.id, message: 'x' } })).status,
    ).toBe(401);
  });

  test('is possible with thirty new people a day; those who are known count for nothing', async () => {
    const many = Array.from({ length: 30 }, () => newId());
    for (const id of many) {
      const { id: candidateId } = await createCandidate(server.db);
      const thread = { id, companyId: rohan.companyId, candidateId, startedBy: rohan.id };
      await server.db
        .insertInto('messageThreads')
        .values({ ...thread, lastMessageAt: null, createdAt: new Date() })
        .execute();
    }
    const refused = await contact(rohan);
    expect([refused.status, refused.code]).toEqual([429, 'CONVERSATION_LIMIT']);
    const job = await createJob(server.db, rohan);
    const applicant = await createSearchableCandidate(server.db);
    await createApplication(server.db, job.id, applicant);
    expect((await contact(rohan, applicant.id)).status).toBe(201);
    await server.moveClock(25 * 3600);
    expect((await contact(rohan)).status).toBe(201);
  });
});

describe('a conversation', () => {
  test('is opened by an application and by a request, and empty until somebody writes', async () => {
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

  test('is told to the other side and counts for it until it is read', async () => {
    const id = await talk();
    await write(rohan, id, 'Are you there?');
    expect([await unread(asha), await unread(rohan)]).toEqual([1, 0]);
    expect(await list(asha)).toMatchObject([{ unreadCount: 2 }]);
    expect((await server.as(asha).call(markThreadRead, { params: { id } })).status).toBe(204);
    expect(await unread(asha)).toBe(0);
    await write(asha, id, 'Yes');
    expect([await unread(asha), await unread(rohan)]).toEqual([0, 1]);
  });

  test('counts for the colleagues who write in it, and for all who could while nobody does', async () => {
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

  test('lists what is unread first where that is asked for, and is found by name and by words', async () => {
    const vikram = await createSearchableCandidate(server.db, { firstName: 'Vikram', lastName: '100%_sure' });
    const id = await talk();
    await write(asha, id, 'I know Elixir well');
    await server.moveClock(60);
    await contact(rohan, vikram.id, 'Hello Vikram');
    const names = async (query = {}) => (await list(rohan, query)).map(({ counterpart }) => counterpart.id);
    expect(await names()).toEqual([vikram.id, asha.id]);
    expect(await names({ unreadFirst: 'true' })).toEqual([asha.id, vikram.id]);
    expect(await names({ search: 'vikRAM 100%_' })).toEqual([vikram.id]);
    expect(await names({ search: '100_%' })).toEqual([]);
    expect(await names({ search: 'elixir' })).toEqual([asha.id]);
    const page = await server.as(rohan).call(listThreads, { query: { size: 1, page: 1 } });
    expect(page.data).toMatchObject({ totalElements: 2, last: true, content: [{ id }] });
  });

  test('is read backwards in pages', async () => {
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

  test('takes a message once for a key, however often it is sent', async () => {
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

  test('is there for nobody else', async () => {
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

  test('is read by viewers, who do not write', async () => {
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

  test('takes nothing for a company that is suspended', async () => {
    const id = await talk();
    const change = { approvalStatus: 'SUSPENDED' } as const;
    await server.db.updateTable('companies').set(change).where('id', '=', rohan.companyId).execute();
    expect((await read(asha, id)).data.thread.closedBecause).toBe('AWAY');
    expect((await write(asha, id, 'x')).code).toBe('CONVERSATION_CLOSED');
    expect((await read(rohan, id)).code).toBe('COMPANY_SUSPENDED');
  });
});

describe('the mail after ten minutes', () => {
  const subjects = async (account: TestAccount) =>
    (await server.mailsTo(account.email)).map(({ subject }) => subject);

  test('comes once for a conversation, and again only after it was read', async () => {
    const id = await talk();
    await write(rohan, id, 'And another thing');
    await server.moveClock(9 * 60);
    expect(await subjects(asha)).toEqual([]);
    await server.moveClock(11 * 60);
    expect(await subjects(asha)).toEqual([expect.stringMatching(/^2 new messages from Asha Number\d+ of /)]);
    await write(rohan, id, 'Still there?');
    await server.moveClock(30 * 60);
    expect(await subjects(asha)).toHaveLength(1);
    await server.as(asha).call(markThreadRead, { params: { id } });
    await write(rohan, id, 'News');
    await server.moveClock(41 * 60);
    const [mail] = await server.mailsTo(asha.email);
    expect(mail?.subject).toMatch(/^Asha Number\d+ of Company \d+ wrote to you$/);
    expect(mail?.textBody).toContain(`/messages/${id}`);
    expect(mail?.textBody).toContain('News');
    expect(await subjects(rohan)).toEqual([]);
  });

  test('does not come to who has read, answered or muted', async () => {
    const id = await talk();
    await server.as(asha).call(markThreadRead, { params: { id } });
    await write(asha, id, 'Read');
    await server.as(rohan).call(muteThread, { params: { id }, body: {} });
    expect(await unread(rohan)).toBe(0);
    await write(asha, id, 'Once more');
    await server.moveClock(11 * 60);
    expect([await subjects(asha), await subjects(rohan)]).toEqual([[], []]);
    expect(await list(rohan)).toMatchObject([{ isMuted: true, unreadCount: 2 }]);
    await server.as(rohan).call(muteThread, { params: { id }, body: { isMuted: false } });
    expect(await unread(rohan)).toBe(1);
  });

  test('does not come to a colleague who has left, nor of somebody who is gone', async () => {
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const id = (await contact(meera)).data.threadId;
    await write(asha, id, 'For Meera');
    await server.db
      .deleteFrom('companyMembers')
      .where('userId', '=', meera.id)
      .where('companyId', '=', rohan.companyId)
      .execute();
    await server.moveClock(11 * 60);
    expect(await subjects(meera)).toEqual([]);
    const other = await createSearchableCandidate(server.db);
    const second = (await contact(rohan, other.id)).data.threadId;
    await write(other, second, 'Goodbye');
    await server.as(other).call(deactivateAccount);
    await server.moveClock(30 * 60);
    expect(await subjects(rohan)).toEqual([]);
  });
});

describe('a company that is blocked', () => {
  test('finds the candidate nowhere, is told no more than that, and is back when it is unblocked', async () => {
    const id = await talk();
    await write(asha, id, 'No, thank you');
    await server.as(rohan).call(saveCandidate, { params: { id: asha.id } });
    const job = await createJob(server.db, rohan);
    const sights = async (recruiter: TestRecruiter) => {
      const as = server.as(recruiter);
      const found = (await as.call(searchCandidates, { body: { text: asha.lastName } })).data.content;
      const saved = (await as.call(listSavedCandidates)).data.content;
      const page = await as.call(getCandidate, { params: { id: asha.id } });
      return [found.length, saved.length, page.status, (await list(recruiter)).length];
    };
    expect(await sights(rohan)).toEqual([1, 1, 200, 1]);
    expect((await block(asha, id)).status).toBe(204);
    expect(await sights(rohan)).toEqual([0, 0, 404, 0]);
    expect((await contact(rohan)).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await write(rohan, id, 'x')).code).toBe('NOT_FOUND');
    const asked = await server.as(rohan).call(requestInterview, { body: requestFor(job.id, asha.id) });
    expect(asked.code).toBe('CANDIDATE_NOT_FOUND');
    expect((await read(asha, id)).data.thread.closedBecause).toBe('BLOCKED');
    expect((await write(asha, id, 'x')).code).toBe('COMPANY_BLOCKED');
    expect((await contact(await createRecruiter(server.db))).status).toBe(201);

    await block(asha, id, false);
    expect(await sights(rohan)).toEqual([1, 1, 200, 1]);
    expect((await write(rohan, id, 'Thank you')).status).toBe(201);
  });

  test('keeps the application, but cannot write', async () => {
    const job = await createJob(server.db, rohan);
    await createApplication(server.db, job.id, asha);
    const id = (await contact(rohan)).data.threadId;
    await block(asha, id);
    expect((await read(rohan, id)).data.thread).toMatchObject({ closedBecause: 'AWAY' });
    for (const answer of [await write(rohan, id, 'x'), await contact(rohan)]) {
      expect(answer).toMatchObject({ status: 409, code: 'CONVERSATION_CLOSED' });
      expect(answer.message).not.toMatch(/block/i);
    }
  });

  test('is not mailed of what was written before, nor is the candidate', async () => {
    const id = await talk();
    await write(asha, id, 'One word before I go');
    await write(rohan, id, 'Wait');
    await block(asha, id);
    await server.moveClock(11 * 60);
    expect([await server.mailsTo(asha.email), await server.mailsTo(rohan.email)]).toEqual([[], []]);
  });

  test('gets no message past a block at the same moment', async () => {
    const id = await talk();
    await Promise.all([block(asha, id), ...[1, 2, 3].map((i) => write(rohan, id, `Race ${i}`))]);
    const before = (await read(asha, id)).data.messages.length;
    expect((await write(rohan, id, 'After')).status).toBe(404);
    expect((await read(asha, id)).data.messages).toHaveLength(before);
  });
});

describe('a report', () => {
  test('is kept and reaches support with its reason', async () => {
    const id = await talk();
    const report = (reason: string) =>
      server.as(asha).call(reportThread, { params: { id }, body: { reason } });
    expect((await report(' ')).message).toBe('Please tell us what is wrong.');
    const answer = await report('They ask for money.');
    expect([answer.status, answer.message]).toEqual([
      201,
      'Thank you. Our team will look at this conversation.',
    ]);
    const rows = await server.db
      .selectFrom('messageReports')
      .selectAll()
      .where('threadId', '=', id)
      .execute();
    expect(rows).toMatchObject([{ reporterId: asha.id, side: 'CANDIDATE', reason: 'They ask for money.' }]);
    const [mail] = await server.mailsTo(supportAddress());
    expect(mail?.textBody).toMatch(/The candidate reports this:\s+They ask for money\.[\s\S]*Company \d+/);
  });
});

test('contact details in first messages are told after more than five conversations, once', async () => {
  const told = async () =>
    (await server.mailsTo(supportAddress())).filter(({ subject }) => /^Contact details/.test(subject)).length;
  const before = await told();
  for (let i = 1; i <= 7; i += 1) {
    const candidate = await createSearchableCandidate(server.db);
    const { data } = await contact(rohan, candidate.id, `Write to me at rohan${i}@firm.test`);
    await write(rohan, data.threadId, 'Or call +91 98765 43210');
    expect((await told()) - before).toBe(i > 5 ? 1 : 0);
  }
  const careful = await createRecruiter(server.db);
  for (let i = 1; i <= 7; i += 1) {
    const candidate = await createSearchableCandidate(server.db);
    const applied = await createJob(server.db, careful);
    await createApplication(server.db, applied.id, candidate);
    await contact(careful, candidate.id, 'Write to me at careful@firm.test');
  }
  expect((await told()) - before).toBe(1);
});
