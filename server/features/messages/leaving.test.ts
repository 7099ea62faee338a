import { afterEach, describe, expect, test } from 'vitest';
import { deactivateAccount } from '#contract/account/closing.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { markThreadRead, muteThread, reportThread } from '#contract/messages.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { listSavedCandidates, saveCandidate } from '#contract/search/saved-candidates.ts';
import { supportAddress } from '#server/platform/links.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { conversationsOf } from '#server/testing/factories/messages.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();

const rohan = madeEach(() => createRecruiter(server.db));
const asha = madeEach(() => createSearchableCandidate(server.db));
afterEach(() => server.moveClock(0));

const { begin, contact, write, read, list, unread, block } = conversationsOf(server);

const talk = () => begin(rohan, asha);

describe('the mail after ten minutes', () => {
  const subjects = async (account: TestAccount) =>
    (await server.mailsTo(account.email, 'mailUnreadMessages')).map(({ subject }) => subject);

  test('is sent once per conversation, and again only after it was read', async () => {
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
    const [mail] = await server.mailsTo(asha.email, 'mailUnreadMessages');
    expect(mail?.subject).toMatch(/^Asha Number\d+ of Company \d+ wrote to you$/);
    expect(mail?.textBody).toContain(`/messages/${id}`);
    expect(mail?.textBody).toContain('News');
    expect(await subjects(rohan)).toEqual([]);
  });

  test('is not sent to a person who has read, answered or muted', async () => {
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

  test('is not sent to a person who muted a conversation with nothing to read', async () => {
    const id = await talk();
    await server.as(rohan).call(muteThread, { params: { id }, body: {} });
    await write(asha, id, 'Good news');
    await server.moveClock(11 * 60);
    expect(await subjects(rohan)).toEqual([]);
    expect(await list(rohan)).toMatchObject([{ isMuted: true, unreadCount: 1 }]);
  });

  test('is not sent to a colleague who has left, nor about a person who has', async () => {
    const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
    const id = (await contact(meera, asha)).data.threadId;
    await write(asha, id, 'For Meera');
    await server.db
      .deleteFrom('companyMembers')
      .where('userId', '=', meera.id)
      .where('companyId', '=', rohan.companyId)
      .execute();
    await server.moveClock(11 * 60);
    expect(await subjects(meera)).toEqual([]);
    const other = await createSearchableCandidate(server.db);
    const second = (await contact(rohan, other)).data.threadId;
    await write(other, second, 'Goodbye');
    await server.as(other).call(deactivateAccount);
    await server.moveClock(30 * 60);
    expect(await subjects(rohan)).toEqual([]);
  });
});

describe('a company that is blocked', () => {
  test('cannot find the candidate, does not learn why, and can again after it is unblocked', async () => {
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
    expect((await contact(rohan, asha)).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await write(rohan, id, 'x')).code).toBe('NOT_FOUND');
    const asked = await server.as(rohan).call(requestInterview, { body: requestFor(job.id, asha.id) });
    expect(asked.code).toBe('CANDIDATE_NOT_FOUND');
    expect((await read(asha, id)).data.thread.closedBecause).toBe('BLOCKED');
    expect((await write(asha, id, 'x')).code).toBe('COMPANY_BLOCKED');
    expect((await contact(await createRecruiter(server.db), asha)).status).toBe(201);

    await block(asha, id, false);
    expect(await sights(rohan)).toEqual([1, 1, 200, 1]);
    expect((await write(rohan, id, 'Thank you')).status).toBe(201);
  });

  test('keeps the application, but cannot write', async () => {
    const job = await createJob(server.db, rohan);
    await createApplication(server.db, job.id, asha);
    const id = (await contact(rohan, asha)).data.threadId;
    await block(asha, id);
    expect((await read(rohan, id)).data.thread).toMatchObject({ closedBecause: 'AWAY' });
    for (const answer of [await write(rohan, id, 'x'), await contact(rohan, asha)]) {
      expect(answer).toMatchObject({ status: 409, code: 'CONVERSATION_CLOSED' });
      expect(answer.message).not.toMatch(/block/i);
    }
  });

  test('continues with that application, and cannot request anything new', async () => {
    const [applied, other] = [await createJob(server.db, rohan), await createJob(server.db, rohan)];
    await createApplication(server.db, applied.id, asha);
    await block(asha, (await contact(rohan, asha)).data.threadId);
    const ask = (jobId: string) =>
      server.as(rohan).call(requestInterview, { body: requestFor(jobId, asha.id) });
    expect(await ask(other.id)).toMatchObject({ status: 404, code: 'CANDIDATE_NOT_FOUND' });
    expect((await ask(applied.id)).status).toBe(201);
  });

  test('gets no mail about earlier messages, nor does the candidate', async () => {
    const id = await talk();
    await write(asha, id, 'One word before I go');
    await write(rohan, id, 'Wait');
    await block(asha, id);
    await server.moveClock(11 * 60);
    expect([
      await server.mailsTo(asha.email, 'mailUnreadMessages'),
      await server.mailsTo(rohan.email),
    ]).toEqual([[], []]);
  });

  test('gets no message past a concurrent block', async () => {
    const id = await talk();
    await Promise.all([block(asha, id), ...[1, 2, 3].map((i) => write(rohan, id, `Race ${i}`))]);
    const before = (await read(asha, id)).data.messages.length;
    expect((await write(rohan, id, 'After')).status).toBe(404);
    expect((await read(asha, id)).data.messages).toHaveLength(before);
  });
});

describe('a report', () => {
  test('is stored and mailed to support with its reason', async () => {
    const id = await talk();
    const report = (reason: string) =>
      server.as(asha).call(reportThread, { params: { id }, body: { reason } });
    expect((await report(' ')).message).toBe('Please tell us what is wrong.');
    const answer = await report('They ask for money.');
    expect([answer.status, answer.message]).toEqual([
      201,
      'Thank you. Our team will look at this conversation.',
    ]);
    const rows = await server.db.selectFrom('reports').selectAll().where('threadId', '=', id).execute();
    expect(rows).toMatchObject([{ kind: 'CONVERSATION', reporterId: asha.id, text: 'They ask for money.' }]);
    expect((await report('Again.')).code).toBe('ALREADY_REPORTED');
    const [mail] = await server.mailsTo(supportAddress());
    expect(mail?.textBody).toMatch(/The candidate reports this:\s+They ask for money\.[\s\S]*Company \d+/);
  });
});
