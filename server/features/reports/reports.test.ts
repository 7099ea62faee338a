import { beforeEach, describe, expect, test } from 'vitest';
import { fullName } from '#contract/kit/full-name.ts';
import { reportThread } from '#contract/messages.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import {
  adminDecideReport,
  adminGetReport,
  adminListReports,
  reportCandidate,
  reportCompany,
  reportJob,
} from '#contract/reports.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { conversationsOf } from '#server/testing/factories/messages.ts';
import { joinAsAffiliate } from '#server/testing/factories/referrals.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
let asha: TestAccount;
let rohan: TestRecruiter;
let jobId: string;
const admin = madeOnce(() => createAdmin(server.db));
beforeEach(async () => {
  asha = await createSearchableCandidate(server.db);
  rohan = await createRecruiter(server.db);
  jobId = (await createJob(server.db, rohan, { title: 'Staff engineer' })).id;
});

const { begin } = conversationsOf(server);

function report(by: { token: string }, body: object = { cause: 'MONEY' }, id = jobId) {
  return server.as(by).call(reportJob, { params: { id }, body: body as never });
}

async function waiting(query: object = {}) {
  const answer = await server.as(admin).call(adminListReports, { query: { size: 100, ...query } });
  return answer.data.content;
}

async function idOf(reporter: { id: string }): Promise<string> {
  const [own] = (await waiting()).filter((one) => one.reporter.id === reporter.id);
  return own?.id ?? '';
}

function decide(id: string, outcome: string, reason = 'The page says so.', by = admin) {
  const body = { outcome, reason } as never;
  return server.as(by).call(adminDecideReport, { params: { id }, body });
}

describe('a report', () => {
  test('of a job is shown to the admins with who, what and why', async () => {
    const answer = await report(asha, { cause: 'MONEY', text: ' They ask for ₹5,000. ' });
    expect([answer.status, answer.message]).toEqual([
      201,
      'Thank you. You will hear from us once we have looked at it.',
    ]);
    const [row] = (await waiting()).filter((one) => one.jobId === jobId);
    expect(row).toMatchObject({
      kind: 'JOB',
      cause: 'MONEY',
      text: 'They ask for ₹5,000.',
      title: expect.stringMatching(/^Staff engineer at /),
      reporter: { id: asha.id, email: asha.email, userType: 'JOBSEEKER' },
      founderId: rohan.id,
      otherReports: 0,
      outcome: null,
    });
  });

  test('of a company can be made by an affiliate, and of a candidate by a recruiter', async () => {
    const affiliate = await joinAsAffiliate(server);
    const params = { id: rohan.companyId };
    const body = { cause: 'IMPOSTOR' } as const;
    expect((await server.as(affiliate).call(reportCompany, { params, body })).status).toBe(201);
    const person = { params: { id: asha.id }, body: { cause: 'PRESSURE' } as const };
    expect((await server.as(rohan).call(reportCandidate, person)).status).toBe(201);
    const rows = await waiting();
    expect(rows.find(({ reporter }) => reporter.id === affiliate.id)).toMatchObject({ kind: 'COMPANY' });
    expect(rows.find(({ reporter }) => reporter.id === rohan.id)).toMatchObject({
      kind: 'PERSON',
      candidateId: asha.id,
      title: fullName(asha),
    });
  });

  test('is stored once: a repetition is refused until it was reviewed, also five times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(asha)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await report(asha)).code).toBe('ALREADY_REPORTED');
    expect((await report(await createCandidate(server.db))).status).toBe(201);
    const id = await idOf(asha);
    expect((await waiting()).find((one) => one.id === id)?.otherReports).toBe(1);
    await decide(id, 'DISMISSED');
    expect((await report(asha)).status).toBe(201);
  });

  test.each([
    [{}, 'cause', 'Please choose what is wrong.'],
    [{ cause: 'BORING' }, 'cause', 'Please choose what is wrong.'],
    [{ cause: 'OTHER', text: ' ' }, 'text', 'Please say what is wrong.'],
    [{ cause: 'MONEY', text: 'x'.repeat(1001) }, 'text', 'Please use at most 1000 characters.'],
  ])('of %j is refused with what is missing', async (body, path, message) => {
    expect(await report(asha, body)).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  test('needs an account, and a subject that the reporter can see', async () => {
    const params = { id: jobId };
    expect((await server.call(reportJob, { params, body: { cause: 'SPAM' } })).status).toBe(401);
    await server.db.updateTable('jobs').set({ status: 'DRAFT' }).where('id', '=', jobId).execute();
    expect((await report(asha)).status).toBe(404);
    const pending = { approvalStatus: 'PENDING' } as const;
    await server.db.updateTable('companies').set(pending).where('id', '=', rohan.companyId).execute();
    const company = { params: { id: rohan.companyId }, body: { cause: 'SPAM' } as const };
    expect((await server.as(asha).call(reportCompany, company)).status).toBe(404);
    const other = await createRecruiter(server.db);
    const hide = server.db.updateTable('candidateIndex').set({ isSearchable: false });
    await hide.where('candidateId', '=', asha.id).execute();
    const person = { params: { id: asha.id }, body: { cause: 'SPAM' } as const };
    expect((await server.as(other).call(reportCandidate, person)).status).toBe(404);
    expect((await server.as(asha).call(reportCandidate, person)).status).toBe(403);
  });

  test('of a conversation shows the admin its messages', async () => {
    const threadId = await begin(rohan, asha);
    const body = { reason: 'They ask for money.' };
    await server.as(asha).call(reportThread, { params: { id: threadId }, body });
    const id = await idOf(asha);
    const { data } = await server.as(admin).call(adminGetReport, { params: { id } });
    expect(data).toMatchObject({
      kind: 'CONVERSATION',
      cause: 'OTHER',
      text: 'They ask for money.',
      candidateId: asha.id,
      founderId: rohan.id,
      conversation: [{ side: 'COMPANY', text: 'Hello, shall we talk?' }],
    });
  });

  test('of a conversation is described to its reporter by the name of the other side', async () => {
    const { name } = await server.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', rohan.companyId)
      .executeTakeFirstOrThrow();
    const id = await begin(rohan, asha);
    const sides = [
      [asha, name],
      [rohan, fullName(asha)],
    ] as const;
    for (const [reporter, other] of sides) {
      await server.as(reporter).call(reportThread, { params: { id }, body: { reason: 'Rude.' } });
      await decide(await idOf(reporter), 'ACTED');
      const [mail] = await server.mailsTo(reporter.email);
      expect(mail?.textBody).toContain(`you reported your conversation with ${other}.`);
    }
  });
});

describe('an admin', () => {
  test.each([
    ['ACTED', 'Something was wrong, and we have acted on it. Thank you.'],
    ['DISMISSED', 'We found nothing that goes against the rules of Medallist. Thank you for telling us.'],
  ])('closes it as %s, and the reporter is notified, but not of the reason', async (outcome, words) => {
    await report(asha);
    const id = await idOf(asha);
    expect(await decide(id, outcome, 'Secret grounds.')).toMatchObject({
      status: 200,
      message: 'Report closed.',
      data: { outcome, outcomeReason: 'Secret grounds.', decidedBy: fullName(admin) },
    });
    const notices = await server.as(asha).call(candidateNotifications.list);
    expect(notices.data.content[0]).toMatchObject({
      title: expect.stringMatching(/^We have looked at your report of Staff engineer at /),
      body: words,
    });
    const [mail] = await server.mailsTo(asha.email);
    expect(mail?.textBody).toContain(words);
    expect(mail?.textBody).not.toContain('Secret');
    const entries = await server.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subjectId', '=', id)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'report.filed',
      outcome === 'ACTED' ? 'report.acted_on' : 'report.dismissed',
    ]);
    expect(entries[1]).toMatchObject({ actorId: admin.id, before: { outcome: null } });
    expect((await waiting()).map((one) => one.id)).not.toContain(id);
    expect((await waiting({ view: 'DECIDED' }))[0]).toMatchObject({ id, outcome });
  });

  test('either decides first or reads who did', async () => {
    const other = await createAdmin(server.db);
    await report(asha);
    const id = await idOf(asha);
    const answers = await Promise.all([decide(id, 'ACTED'), decide(id, 'DISMISSED', 'Fine.', other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost).toMatchObject({
      code: 'ALREADY_DECIDED',
      message: expect.stringContaining('decided this on'),
    });
    expect(await server.mailsTo(asha.email)).toHaveLength(1);
  });

  test('needs an outcome, a reason and a report', async () => {
    await report(asha);
    const id = await idOf(asha);
    expect((await decide(id, 'MAYBE')).message).toBe('Please choose what came of it.');
    expect((await decide(id, 'ACTED', ' ')).message).toBe('Please give a reason.');
    expect((await decide('00000000-0000-7000-8000-000000000000', 'ACTED')).status).toBe(404);
    expect((await decide(id, 'ACTED', 'Mine.', rohan)).status).toBe(403);
  });

  test('filters by kind and finds by the reporter', async () => {
    await report(asha);
    const id = await idOf(asha);
    expect((await waiting({ kind: 'JOB', search: asha.email })).map((one) => one.id)).toEqual([id]);
    expect(await waiting({ kind: 'PERSON', search: asha.email })).toEqual([]);
    expect(await waiting({ search: '%' })).toEqual([]);
  });
});
