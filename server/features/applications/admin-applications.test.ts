import { afterEach, describe, expect, test } from 'vitest';
import {
  adminFindCompanies,
  adminGetApplication,
  adminListApplications,
} from '#contract/applications/admin-applications.ts';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { rejectApplication, shortlistApplication } from '#contract/applications/recruiter-applications.ts';
import { completeRecruiterInterview } from '#contract/interviews/recruiter.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  signInElsewhere,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { acceptOne, requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { agreeOne, offerOne } from '#server/testing/factories/offers.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const DAY = 86_400;

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));
afterEach(() => server.moveClock(0));

async function list(query: object = {}, as: TestAccount = admin) {
  return (await server.as(as).call(adminListApplications, { query })).data;
}

async function apply(recruiter: TestRecruiter, title: string, lastName: string): Promise<string> {
  const job = await createJob(server.db, recruiter, { title });
  const candidate = await createCandidate(server.db, { firstName: 'Meera', lastName });
  return (await createApplication(server.db, job.id, candidate)).id;
}

describe('the list', () => {
  test('includes all companies, and search finds candidate, job and company', async () => {
    const one = await createRecruiter(server.db, { companyName: 'Walnut Works' });
    const other = await createRecruiter(server.db, { companyName: 'Hazel Homes' });
    const first = await apply(one, 'Orchard Lead', 'Zutshi');
    const second = await apply(other, 'Grove Lead', 'Ambani');
    const found = async (search: string) => (await list({ search })).content.map(({ id }) => id);
    expect(await found('lead')).toEqual([second, first]);
    expect(await found('zutshi')).toEqual([first]);
    expect(await found('meera ambani')).toEqual([second]);
    expect(await found('hazel')).toEqual([second]);
    expect(await found('_utshi')).toEqual([]);
    const [row] = (await list({ search: 'zutshi' })).content;
    expect(row).toMatchObject({
      candidate: { name: 'Meera Zutshi' },
      job: { title: 'Orchard Lead' },
      company: { id: one.companyId, name: 'Walnut Works' },
      status: 'NEW',
      source: 'APPLIED',
      turn: { holder: 'RECRUITER', act: 'REVIEW', dueAt: null, isOverdue: false },
    });
  });

  test('filters by stage and company, counts every stage, sorts and pages', async () => {
    const recruiter = await createRecruiter(server.db);
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await apply(recruiter, 'Paged Job', name));
    const { companyId } = recruiter;
    const as = server.as(recruiter);
    await server.moveClock(60);
    await as.call(shortlistApplication, { params: { id: ids[0] ?? '' }, body: {} });
    const all = await list({ companyId });
    expect(all.counts).toMatchObject({ NEW: 2, SHORTLISTED: 1, HIRED: 0 });
    expect(all.content.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    const waiting = await list({ companyId, sort: 'waiting', size: 2 });
    expect(waiting.content.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect(waiting).toMatchObject({ totalElements: 3, totalPages: 2 });
    const fresh = await list({ companyId, status: 'NEW', page: 1, size: 1 });
    expect(fresh).toMatchObject({ totalElements: 2, counts: { SHORTLISTED: 1 } });
    expect(fresh.content.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('excludes what can still be undone, and shows a pending rejection in its former stage', async () => {
    const recruiter = await createRecruiter(server.db);
    const { companyId } = recruiter;
    const job = await createJob(server.db, recruiter);
    const candidate = await createCandidate(server.db);
    await server.as(candidate).call(applyToJob, { params: { id: job.id }, body: {} });
    expect((await list({ companyId })).totalElements).toBe(0);
    const id = await apply(recruiter, 'Another', 'Told');
    await server.as(recruiter).call(rejectApplication, { params: { id }, body: { reason: 'No.' } });
    expect((await list({ companyId })).content).toMatchObject([{ id, status: 'NEW' }]);
  });
});

describe('whose turn it is', () => {
  test('the overdue filter and the rule for turns agree at every time', async () => {
    const recruiter = await createRecruiter(server.db);
    const { companyId } = recruiter;
    await apply(recruiter, 'Unread', 'Waiting');
    await requestOne(server, { recruiter });
    await acceptOne(server, { recruiter });
    const booked = await scheduleOne(server, { recruiter });
    await offerOne(server, { recruiter });
    await agreeOne(server, { recruiter });
    const seen = new Set<string>();
    const expectSame = async (days: number) => {
      await server.moveClock(days * DAY);
      // Sessions do not last for the days that pass here.
      const today = await signInElsewhere(server.db, admin);
      const { content } = await list({ companyId, size: 100 }, today);
      expect(content).toHaveLength(6);
      const late = content.filter(({ turn }) => turn?.isOverdue);
      for (const { turn } of late) seen.add(turn?.act ?? '');
      const overdue = await list({ companyId, overdue: true, size: 100 }, today);
      expect(overdue.content.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
      return overdue.totalElements;
    };
    expect(await expectSame(0)).toBe(0);
    expect(await expectSame(4)).toBeGreaterThan(0);
    expect(await expectSame(12)).toBeGreaterThan(2);
    expect([...seen].toSorted()).toEqual(['ANSWER_OFFER', 'GIVE_FEEDBACK', 'PICK_TIME', 'REPLY']);
    await server.moveClock(4 * DAY);
    const body = { outcome: 'ADVANCE', feedback: 'Clear.' } as const;
    const then = await signInElsewhere(server.db, recruiter);
    const answer = await server
      .as(then)
      .call(completeRecruiterInterview, { params: { id: booked.id }, body });
    expect(answer.status).toBe(200);
    await expectSame(4);
    await expectSame(30);
    expect([...seen]).toContain('DECIDE');
  });
});

describe('one application', () => {
  test('has its full history, by whom and why', async () => {
    const asked = await acceptOne(server);
    const [row] = (await list({ companyId: asked.recruiter.companyId })).content;
    const { data } = await server.as(admin).call(adminGetApplication, { params: { id: row?.id ?? '' } });
    expect(data).toMatchObject({ status: 'INTERVIEW', turn: { act: 'PICK_TIME' } });
    const told = data.history.map(({ stage, interview, by }) => [stage ?? interview, by]);
    // Both have the same time, so their order is undefined.
    expect(told.toSorted()).toEqual([
      ['ACCEPT', 'CANDIDATE'],
      ['INTERVIEW', 'CANDIDATE'],
      ['REQUEST', 'COMPANY'],
      ['SHORTLISTED', 'COMPANY'],
    ]);
    const { firstName, lastName } = asked.recruiter;
    expect(data.history[0]).toMatchObject({ actorName: `${firstName} ${lastName}` });
  });

  test('that does not exist is not found', async () => {
    const params = { id: '01a1d7c2-522d-7690-b658-b837ecd9f7a7' };
    expect(await server.as(admin).call(adminGetApplication, { params })).toMatchObject({ status: 404 });
  });
});

test('companies to filter by are found by name, and one by its id', async () => {
  const { companyId: id } = await createRecruiter(server.db, { companyName: 'Juniper Labs' });
  const find = async (query: object) => (await server.as(admin).call(adminFindCompanies, { query })).data;
  expect(await find({ search: 'uniper' })).toEqual([{ id, name: 'Juniper Labs' }]);
  expect(await find({ id })).toEqual([{ id, name: 'Juniper Labs' }]);
  expect((await find({})).length).toBeLessThanOrEqual(20);
});

test('other users may not read it', async () => {
  for (const who of [await createRecruiter(server.db), await createCandidate(server.db)]) {
    expect((await server.as(who).call(adminListApplications)).status).toBe(403);
    expect((await server.as(who).call(adminFindCompanies)).status).toBe(403);
  }
  expect((await server.call(adminListApplications)).status).toBe(401);
});
