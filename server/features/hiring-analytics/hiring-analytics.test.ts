import { describe, expect, test } from 'vitest';
import { exportHiringAnalytics, getHiringAnalytics } from '#contract/analytics/hiring.ts';
import { rejectApplication, shortlistApplication } from '#contract/applications/recruiter-applications.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { acceptOne, requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob, tellRejection } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const owner = madeOnce(() => createRecruiter(server.db));

const TODAY = localDate(new Date());

async function read(query = {}, who: TestRecruiter = owner) {
  return server.as(who).call(getHiringAnalytics, { query });
}

async function apply(jobId: string): Promise<string> {
  const { id } = await createApplication(server.db, jobId, await createCandidate(server.db));
  return id;
}

describe('the funnel', () => {
  test('counts who reached a step or a later one, regardless of how the application ended', async () => {
    const job = await createJob(server.db, owner, { title: 'Ledger Engineer' });
    const [first = '', second = ''] = [await apply(job.id), await apply(job.id), await apply(job.id)];
    const as = server.as(owner);
    await as.call(shortlistApplication, { params: { id: first }, body: {} });
    await as.call(rejectApplication, { params: { id: first }, body: { reason: 'No.' } });
    await as.call(rejectApplication, { params: { id: second }, body: { reason: 'No.' } });
    for (const id of [first, second]) await tellRejection(server.db, id);
    await server.db.insertInto('jobViews').values({ jobId: job.id, viewer: 'a', day: TODAY }).execute();
    const { data } = await read();
    const figures = { views: 1, applications: 3, shortlisted: 1, interviews: 0, offers: 0, hires: 0 };
    expect(data.funnel).toEqual(figures);
    expect(data.jobs).toEqual([{ id: job.id, title: 'Ledger Engineer', ...figures }]);
    expect(data.sources).toEqual([{ source: 'APPLIED', applications: 3, interviews: 0, hires: 0 }]);
    expect(data.weeks.reduce((sum, { applications }) => sum + applications, 0)).toBe(3);
    expect(data.stages.find(({ status }) => status === 'NEW')).toMatchObject({ count: 2 });
    expect(data.replies.company).toMatchObject({ asked: 3, count: 2 });
  });

  test('of one job excludes the others', async () => {
    const one = await createJob(server.db, owner);
    const { data: before } = await read();
    await apply(one.id);
    const { data } = await read({ jobId: one.id });
    expect(data.funnel.applications).toBe(1);
    expect((await read()).data.funnel.applications).toBe(before.funnel.applications + 1);
  });

  test('counts requests and how fast candidates answer', async () => {
    const recruiter = await createRecruiter(server.db);
    await requestOne(server, { recruiter });
    await acceptOne(server, { recruiter });
    const { data } = await read({}, recruiter);
    expect(data.replies.candidates).toMatchObject({ asked: 2, count: 1 });
    expect(data.replies.candidates.medianHours).toBeLessThan(1);
    expect(data.replies.company).toEqual({ asked: 0, count: 0, medianHours: null });
    expect(data.sources).toMatchObject([{ source: 'INVITED', applications: 2 }]);
  });
});

describe('the date range', () => {
  test('has days in India, includes both ends, and is 90 days up to today by default', async () => {
    const recruiter = await createRecruiter(server.db);
    const job = await createJob(server.db, recruiter);
    const at = async (createdAt: string) => {
      const id = await apply(job.id);
      await server.db
        .updateTable('applications')
        .set({ createdAt: new Date(createdAt) })
        .where('id', '=', id)
        .execute();
    };
    await at('2026-03-09T18:30:00Z');
    await at('2026-03-10T18:29:59Z');
    await at('2026-03-10T18:30:00Z');
    const of = async (from: string, to: string) =>
      (await read({ from, to }, recruiter)).data.funnel.applications;
    expect(await of('2026-03-10', '2026-03-10')).toBe(2);
    expect(await of('2026-03-11', '2026-03-11')).toBe(1);
    expect(await of('2026-03-09', '2026-03-11')).toBe(3);
    const { data } = await read({}, recruiter);
    expect(data.to).toBe(TODAY);
    expect(Date.parse(data.to) - Date.parse(data.from)).toBe(89 * 86_400_000);
    const { data: week } = await read({ from: '2026-03-10', to: '2026-03-17' }, recruiter);
    expect(week.weeks).toEqual([
      { week: '2026-03-09', applications: 3, hires: 0 },
      { week: '2026-03-16', applications: 0, hires: 0 },
    ]);
  });

  test.each([
    [{ from: '2026-03-11', to: '2026-03-10' }, 'Please choose a first day that is not after the last.'],
    [{ from: '2024-01-01', to: '2026-03-10' }, 'Please choose at most two years.'],
    [{ from: 'yesterday' }, 'Please choose a valid date.'],
  ])('%o is refused', async (query, message) => {
    expect(await read(query)).toMatchObject({ status: 400, message, errors: [{ path: 'from' }] });
  });
});

/** Read as bytes, because decoding as text would remove the byte order mark. */
async function fileOf(who: TestRecruiter, query: string): Promise<string> {
  const answer = await server.as(who).fetch(`${exportHiringAnalytics.path}?${query}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString();
}

describe('a CSV file', () => {
  test('has the figures of a chart, and a title is never a formula', async () => {
    const recruiter = await createRecruiter(server.db);
    const job = await createJob(server.db, recruiter, { title: '=SUM(A1)' });
    await apply(job.id);
    const text = await fileOf(recruiter, `chart=funnel&to=${TODAY}`);
    expect(text).toContain('Job,Views,Applications,Shortlisted,Interviews,Offers,Hires');
    expect(text).toContain(`"'=SUM(A1)",0,1,0,0,0,0`);
    expect(text).toContain('All jobs,0,1,0,0,0,0');
  });

  test.each(['weeks', 'stages', 'replies', 'sources', 'offers'] as const)(
    'of %s has a header row',
    async (chart) => {
      const text = await fileOf(owner, `chart=${chart}`);
      expect(text.split('\r\n')[0]).toMatch(/^\uFEFF[A-Z]/);
    },
  );
});

describe('who may see it', () => {
  test('every member of the company and no other user', async () => {
    const viewer = await createMember(server.db, owner.companyId, 'VIEWER');
    expect((await read({}, viewer)).data.funnel).toEqual((await read()).data.funnel);
    const other = await createRecruiter(server.db);
    expect((await read({}, other)).data.jobs).toEqual([]);
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    for (const [who, status] of [
      [pending, 403],
      [await createCandidate(server.db), 403],
      [await createAdmin(server.db), 403],
    ] as const) {
      expect((await server.as(who).call(getHiringAnalytics)).status).toBe(status);
      const answer = await server.as(who).call(exportHiringAnalytics, { query: { chart: 'offers' } });
      expect(answer.status).toBe(status);
    }
  });

  test('a job of another company is not found', async () => {
    const other = await createRecruiter(server.db);
    const { id: jobId } = await createJob(server.db, other);
    expect(await read({ jobId })).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
    const answer = await server.as(owner).call(exportHiringAnalytics, { query: { chart: 'funnel', jobId } });
    expect(answer.status).toBe(404);
  });
});
