import { afterEach, describe, expect, test } from 'vitest';
import { deactivateAccount } from '#contract/account/closing.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { contactCandidate, sendMessage } from '#contract/messages.ts';
import { supportAddress } from '#server/platform/links.ts';
import { newId } from '#server/platform/new-id.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { conversationsOf } from '#server/testing/factories/messages.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();

const rohan = madeEach(() => createRecruiter(server.db));
const asha = madeEach(() => createSearchableCandidate(server.db));
afterEach(() => server.moveClock(0));

const { begin, contact, write, read, list } = conversationsOf(server);

const talk = () => begin(rohan, asha);

describe('a first message', () => {
  test('opens a conversation that both sides can read', async () => {
    const answer = await contact(rohan, asha);
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
    const sender = fullName(rohan);
    expect(hers.messages).toMatchObject([
      { number: 1, side: 'COMPANY', senderName: sender, isOwn: false, text: 'Hello, shall we talk?' },
    ]);
    const his = (await read(rohan, id)).data;
    expect(his.thread).toMatchObject({
      counterpart: { id: asha.id, name: fullName(asha), hasPage: true },
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
  ])('%j is refused: "%s"', async (body, message) => {
    const answer = await server.as(rohan).call(contactCandidate, { body: body as never });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
  });

  test('a second time is added to the same conversation, also by a colleague', async () => {
    const id = await talk();
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    expect((await contact(meera, asha)).data.threadId).toBe(id);
    expect((await read(asha, id)).data.messages.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('of eight colleagues and calls at once opens one conversation with eight messages', async () => {
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => contact(i % 2 ? meera : rohan, asha, `Message ${i}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ data }) => data.threadId)).size).toBe(1);
    const { messages } = (await read(asha, answers[0]?.data.threadId ?? '')).data;
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await list(asha)).toMatchObject([{ unreadCount: 8 }]);
  });

  test('cannot be sent to candidates who are not visible to the company', async () => {
    expect((await contact(rohan, { id: newId() })).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await contact(rohan, await createCandidate(server.db))).code).toBe('CANDIDATE_NOT_FOUND');
    await server.as(asha).call(deactivateAccount);
    expect((await contact(rohan, asha)).code).toBe('CANDIDATE_NOT_FOUND');
  });

  test('is for recruiters of approved companies', async () => {
    const viewer = await createMember(server.db, rohan.companyId, 'VIEWER');
    expect((await contact(viewer, asha)).code).toBe('ROLE_TOO_LOW');
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await contact(pending, asha)).code).toBe('COMPANY_NOT_APPROVED');
    expect((await contact(asha, asha)).status).toBe(403);
    expect(
      (await server.call(contactCandidate, { body: { candidateId: asha.id, message: 'x' } })).status,
    ).toBe(401);
  });

  test('is possible to thirty new people a day; existing conversations do not count', async () => {
    const many = Array.from({ length: 30 }, () => newId());
    for (const id of many) {
      const { id: candidateId } = await createCandidate(server.db);
      const thread = { id, companyId: rohan.companyId, candidateId, startedBy: rohan.id };
      await server.db
        .insertInto('messageThreads')
        .values({ ...thread, lastMessageAt: null, createdAt: new Date() })
        .execute();
    }
    const refused = await contact(rohan, asha);
    expect([refused.status, refused.code]).toEqual([429, 'CONVERSATION_LIMIT']);
    const job = await createJob(server.db, rohan);
    const applicant = await createSearchableCandidate(server.db);
    await createApplication(server.db, job.id, applicant);
    expect((await contact(rohan, applicant)).status).toBe(201);
    await server.moveClock(25 * 3600);
    expect((await contact(rohan, asha)).status).toBe(201);
  });
});

describe('a message about a job', () => {
  const about = (jobId: string, message = 'About {jobTitle}, {firstName}') =>
    server.as(rohan).call(contactCandidate, { body: { candidateId: asha.id, message, jobId } });
  const said = async (id: string) => (await read(asha, id)).data.messages.at(-1)?.text;

  test('has its title filled in, also for a candidate with no job or several', async () => {
    const ledger = await createJob(server.db, rohan, { title: 'Ledger Engineer' });
    const search = await createJob(server.db, rohan, { title: 'Search Engineer' });
    const first = await about(search.id);
    expect(first.status).toBe(201);
    const { threadId: id } = first.data;
    expect(await said(id)).toBe(`About Search Engineer, ${asha.firstName}`);
    for (const job of [ledger, search]) await createApplication(server.db, job.id, asha);
    const text = 'Still {jobTitle}?';
    expect((await write(rohan, id, text)).status).toBe(400);
    const body = { text, jobId: ledger.id };
    expect((await server.as(rohan).call(sendMessage, { params: { id }, body })).status).toBe(201);
    expect(await said(id)).toBe('Still Ledger Engineer?');
  });

  test('of another company, or of none, is not sent', async () => {
    const elsewhere = await createJob(server.db, await createRecruiter(server.db));
    for (const jobId of [elsewhere.id, newId()]) {
      expect(await about(jobId, 'Hello')).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
    }
    expect(await list(rohan)).toEqual([]);
  });
});

test('contact details in first messages are reported after more than five conversations, once', async () => {
  const told = async () =>
    (await server.mailsTo(supportAddress())).filter(({ subject }) => /^Contact details/.test(subject)).length;
  const before = await told();
  for (let i = 1; i <= 7; i += 1) {
    const candidate = await createSearchableCandidate(server.db);
    const { data } = await contact(rohan, candidate, `Write to me at rohan${i}@firm.test`);
    await write(rohan, data.threadId, 'Or call +91 98765 43210');
    expect((await told()) - before).toBe(i > 5 ? 1 : 0);
  }
  const careful = await createRecruiter(server.db);
  for (let i = 1; i <= 7; i += 1) {
    const candidate = await createSearchableCandidate(server.db);
    const applied = await createJob(server.db, careful);
    await createApplication(server.db, applied.id, candidate);
    await contact(careful, candidate, 'Write to me at careful@firm.test');
  }
  expect((await told()) - before).toBe(1);
});
