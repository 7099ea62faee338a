import { beforeEach, describe, expect, test } from 'vitest';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { requestInterviews } from '#contract/interviews/request.ts';
import { closeJob } from '#contract/jobs/own-jobs.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor, requestOne } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;
let jobId: string;
let people: TestAccount[];
beforeEach(async () => {
  recruiter = await createRecruiter(server.db);
  jobId = (await createJob(server.db, recruiter)).id;
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await createSearchableCandidate(server.db));
});

const idsOf = (accounts: readonly { id: string }[]) => accounts.map(({ id }) => id).toSorted();
const payOf = (place: number) => ({ min: 3_000_000 + place, max: 4_000_000 + place });

interface Asking {
  as?: TestAccount;
  who?: readonly TestAccount[];
  key?: string;
  wish?: object;
}

function ask({ as = recruiter, who = people, key, wish = {} }: Asking = {}) {
  const { candidateId: _id, salaryRange: _pay, ...shared } = requestFor(jobId, '');
  const body = {
    ...shared,
    ...wish,
    people: who.map(({ id }, place) => ({ candidateId: id, salaryRange: payOf(place) })),
  };
  return server.as(as).call(requestInterviews, { body, ...(key && { headers: { 'idempotency-key': key } }) });
}

function interviewsOf(candidates: readonly { id: string }[] = people) {
  return server.db
    .selectFrom('interviews')
    .select(['id', 'candidateId', 'salaryMin', 'salaryMax', 'message', 'interviewStage', 'status'])
    .where('candidateId', 'in', idsOf(candidates))
    .where('jobId', '=', jobId)
    .orderBy('salaryMin')
    .execute();
}

const mailsTo = async ({ email }: TestAccount) =>
  (await server.mailsTo(email)).filter(({ subject }) => /interview/i.test(subject));

describe('requesting several', () => {
  test('requests each once, with one text and individual pay, and mails each once the time to undo is over', async () => {
    const { status, data } = await ask({ wish: { message: 'Come and see the ledger.', totalStages: 3 } });
    expect(status).toBe(200);
    expect(data.failed).toEqual([]);
    expect(data.sent.map((one) => one.candidateId)).toEqual(idsOf(people));
    const rows = await interviewsOf();
    expect(rows.map((row) => row.candidateId)).toEqual(people.map(({ id }) => id));
    for (const [place, row] of rows.entries()) {
      expect(row).toMatchObject({
        salaryMin: payOf(place).min,
        salaryMax: payOf(place).max,
        message: 'Come and see the ledger.',
        interviewStage: 1,
        status: 'PENDING',
      });
    }
    await server.moveClock(6 * 60);
    for (const one of people) expect(await mailsTo(one)).toHaveLength(1);
    await server.moveClock(0);
  });

  test('names those who cannot be invited and invites the others; nothing of the refused ones is stored', async () => {
    const [hidden, asked, free] = people as [TestAccount, TestAccount, TestAccount];
    await server.as(hidden).call(setProfileVisibility, { body: { isVisible: false } });
    await requestOne(server, { recruiter, candidate: asked, jobId });
    const unknown = { ...free, id: crypto.randomUUID() };
    const { data } = await ask({ who: [hidden, asked, free, unknown] });
    expect(data.sent.map((one) => one.candidateId)).toEqual([free.id]);
    const reasons = new Map(data.failed.map((one) => [one.candidateId, one.code]));
    expect(reasons).toEqual(
      new Map([
        [hidden.id, 'CANDIDATE_NOT_FOUND'],
        [asked.id, 'ALREADY_REQUESTED'],
        [unknown.id, 'CANDIDATE_NOT_FOUND'],
      ]),
    );
    expect(data.failed.every(({ message }) => message.length > 5)).toBe(true);
    expect(idsOf((await interviewsOf()).map((row) => ({ id: row.candidateId })))).toEqual(
      idsOf([asked, free]),
    );
    const applications = await server.db
      .selectFrom('applications')
      .select('candidateId')
      .where('jobId', '=', jobId)
      .execute();
    expect(idsOf(applications.map((row) => ({ id: row.candidateId })))).toEqual(idsOf([asked, free]));
  });

  test('is limited to twenty at once; with one more nobody is invited', async () => {
    const [first] = people as [TestAccount];
    const strangers = (count: number) =>
      Array.from({ length: count }, () => ({ ...first, id: crypto.randomUUID() }));
    const { data } = await ask({ who: strangers(20) });
    expect(data.failed).toHaveLength(20);
    expect(await ask({ who: [...people, ...strangers(17)] })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Please choose at most 20 candidates.',
    });
    expect(await interviewsOf()).toEqual([]);
  });

  test('invites nobody when the request itself is invalid', async () => {
    const faults: [object, string][] = [
      [{ jobId: crypto.randomUUID() }, 'JOB_NOT_FOUND'],
      [{ jobId: (await createJob(server.db, await createRecruiter(server.db))).id }, 'JOB_NOT_FOUND'],
      [{ respondByDate: '2020-01-01' }, 'VALIDATION_FAILED'],
      [{ interviewerId: people[0]?.id }, 'VALIDATION_FAILED'],
    ];
    for (const [wish, code] of faults) expect((await ask({ wish })).code).toBe(code);
    expect((await ask({ who: [] })).message).toBe('Please choose candidates.');
    expect((await ask({ who: [people[0]!, people[0]!] })).message).toBe('Please choose each candidate once.');
    await server.as(recruiter).call(closeJob, { params: { id: jobId } });
    expect((await ask()).code).toBe('JOB_CLOSED');
    expect(await interviewsOf()).toEqual([]);
  });

  test('is for recruiters of approved companies, and never for people of another', async () => {
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect((await ask({ as: viewer })).code).toBe('ROLE_TOO_LOW');
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await ask({ as: pending })).code).toBe('COMPANY_NOT_APPROVED');
    expect((await ask({ as: await createRecruiter(server.db) })).code).toBe('JOB_NOT_FOUND');
    expect((await ask({ as: people[0]! })).status).toBe(403);
    expect(await interviewsOf()).toEqual([]);
  });

  test('repeated under its idempotency key answers the same and invites nobody again', async () => {
    const key = crypto.randomUUID();
    const first = await ask({ key });
    const second = await ask({ key });
    expect(second.data).toEqual(first.data);
    expect(await interviewsOf()).toHaveLength(4);
  });

  test('by two colleagues at once, in opposite orders, invites each person once', async () => {
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const answers = await Promise.all([ask(), ask({ as: colleague, who: people.toReversed() })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(idsOf(answers.flatMap(({ data }) => data.sent.map((one) => ({ id: one.candidateId }))))).toEqual(
      idsOf(people),
    );
    const failed = answers.flatMap(({ data }) => data.failed);
    expect(failed.map(({ code }) => code)).toEqual(people.map(() => 'ALREADY_REQUESTED'));
    expect(await interviewsOf()).toHaveLength(4);
  });
});
