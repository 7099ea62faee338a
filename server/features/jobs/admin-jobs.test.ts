import { beforeAll, describe, expect, test } from 'vitest';
import { applyToJob, listMyApplications } from '#contract/applications/candidate-applications.ts';
import { setApplicationStatus } from '#contract/applications/recruiter-applications.ts';
import { adminArchiveJob, adminCloseJob, adminGetJob, adminListJobs } from '#contract/jobs/admin-jobs.ts';
import { closeJob, getOwnJob, publishJob, reopenJob, updateJob } from '#contract/jobs/own-jobs.ts';
import { getJob } from '#contract/jobs/public-jobs.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { acceptOne } from '#server/testing/factories/interviews.ts';
import { BACKEND_JOB, createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let admin: TestAccount;
let recruiter: TestRecruiter;
beforeAll(async () => {
  admin = await createAdmin(server.db);
  recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
});

const REASON = { reason: 'The pay is not what the text promises.' };
const list = async (query: object = {}) => (await server.as(admin).call(adminListJobs, { query })).data;
const titles = async (query: object) => (await list(query)).content.map(({ title }) => title);
const close = (id: string, body = REASON) => server.as(admin).call(adminCloseJob, { params: { id }, body });
const archive = (id: string, body = REASON) =>
  server.as(admin).call(adminArchiveJob, { params: { id }, body });

describe('the list', () => {
  test('has the jobs of all companies with their applications, in any state', async () => {
    const other = await createRecruiter(server.db, { companyName: 'Quince Labs' });
    const job = await createJob(server.db, other, { title: 'Quarry Lead' });
    await createJob(server.db, other, { title: 'Quarry Draft', status: 'DRAFT' });
    await createJob(server.db, recruiter, { title: 'Quarry Closed', status: 'CLOSED' });
    await createApplication(server.db, job.id, await createCandidate(server.db));
    const found = await list({ search: 'quarry' });
    expect(found.counts).toEqual({ DRAFT: 1, PUBLISHED: 1, CLOSED: 1, ARCHIVED: 0 });
    expect(found.totalElements).toBe(3);
    expect(found.content.find(({ id }) => id === job.id)).toMatchObject({
      company: { id: other.companyId, name: 'Quince Labs' },
      status: 'PUBLISHED',
      applicationsCount: 1,
      publishedAt: expect.any(String),
    });
    const drafts = await list({ search: 'quarry', status: 'DRAFT' });
    expect(drafts.content.map(({ title }) => title)).toEqual(['Quarry Draft']);
    expect(drafts).toMatchObject({ totalElements: 1, counts: { CLOSED: 1 } });
    expect(await titles({ search: 'quince' })).toEqual(['Quarry Draft', 'Quarry Lead']);
    expect(await titles({ search: '%' })).toEqual([]);
  });

  test('sorts and pages', async () => {
    const lone = await createRecruiter(server.db, { companyName: 'Sorted Ltd' });
    for (const title of ['beta', 'Alpha', 'gamma']) await createJob(server.db, lone, { title });
    await createJob(server.db, lone, { title: 'delta', status: 'DRAFT' });
    const by = (sort: string) => titles({ search: 'Sorted Ltd', sort });
    expect(await by('newest')).toEqual(['delta', 'gamma', 'Alpha', 'beta']);
    expect(await by('oldest')).toEqual(['beta', 'Alpha', 'gamma', 'delta']);
    expect(await by('title')).toEqual(['Alpha', 'beta', 'delta', 'gamma']);
    expect(await by('title-last')).toEqual(['gamma', 'delta', 'beta', 'Alpha']);
    expect(await by('published')).toEqual(['gamma', 'Alpha', 'beta', 'delta']);
    expect(await by('published-first')).toEqual(['beta', 'Alpha', 'gamma', 'delta']);
    const second = await list({ search: 'Sorted Ltd', sort: 'title', size: 3, page: 1 });
    expect(second).toMatchObject({ totalElements: 4, totalPages: 2, last: true });
    expect(second.content.map(({ title }) => title)).toEqual(['gamma']);
  });
});

describe('one job', () => {
  test('has its figures, its facts and its history', async () => {
    const job = await createJob(server.db, recruiter);
    await createApplication(server.db, job.id, await createCandidate(server.db));
    const edited = { ...BACKEND_JOB, openings: 3 };
    await server.as(recruiter).call(updateJob, { params: { id: job.id }, body: edited });
    const { data } = await server.as(admin).call(adminGetJob, { params: { id: job.id } });
    expect(data).toMatchObject({
      title: 'Senior Backend Engineer',
      facts: { openings: 3, salary: { max: 4_600_000 } },
      postedBy: `Asha ${recruiter.lastName}`,
      applications: { NEW: 1, HIRED: 0 },
      applicationsCount: 1,
      isPublic: true,
      takenDownReason: null,
    });
    expect(data.edits[0]?.changes).toEqual([{ field: 'openings', before: ['2'], after: ['3'] }]);
  });

  test.each([
    { approvalStatus: 'APPROVED', status: 'PUBLISHED', isPublic: true },
    { approvalStatus: 'SUSPENDED', status: 'PUBLISHED', isPublic: false },
    { approvalStatus: 'APPROVED', status: 'CLOSED', isPublic: false },
  ] as const)('%o: whether its public page exists', async ({ approvalStatus, status, isPublic }) => {
    const owner = await createRecruiter(server.db, { approvalStatus });
    const { id } = await createJob(server.db, owner, { status });
    const { data } = await server.as(admin).call(adminGetJob, { params: { id } });
    expect(data.isPublic).toBe(isPublic);
  });

  test('that is deleted or never existed is not found', async () => {
    const id = '01a1d7c2-522d-7690-b658-b837ecd9f7a7';
    const gone = await createJob(server.db, recruiter);
    await server.db.updateTable('jobs').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute();
    for (const params of [{ id }, { id: gone.id }]) {
      const missing = { status: 404, code: 'JOB_NOT_FOUND' };
      expect(await server.as(admin).call(adminGetJob, { params })).toMatchObject(missing);
      expect(await close(params.id)).toMatchObject(missing);
      expect(await archive(params.id)).toMatchObject(missing);
    }
  });
});

describe('a job is closed', () => {
  test('as its company could: applicants stay in the process, and new applications are refused', async () => {
    const job = await createJob(server.db, recruiter);
    const candidate = await createCandidate(server.db);
    await createApplication(server.db, job.id, candidate);
    const answer = await close(job.id);
    expect(answer).toMatchObject({ status: 200, message: 'Job closed. The company has been told.' });
    expect(answer.data).toMatchObject({
      status: 'CLOSED',
      takenDownReason: REASON.reason,
      closedAt: expect.any(String),
      isPublic: false,
    });
    const mine = await server.as(candidate).call(listMyApplications);
    expect(mine.data.content).toMatchObject([{ status: 'NEW' }]);
    const late = await createCandidate(server.db);
    const refused = await server.as(late).call(applyToJob, { params: { id: job.id }, body: {} });
    expect(refused).toMatchObject({ status: 409, code: 'JOB_CLOSED' });
  });

  test('with a reason that the company reads, without the admin’s name, until it moves the job itself', async () => {
    const job = await createJob(server.db, recruiter);
    const params = { id: job.id };
    await close(job.id);
    const closed = (await server.as(recruiter).call(getOwnJob, { params })).data;
    expect(closed).toMatchObject({ status: 'CLOSED', takenDownReason: REASON.reason });
    const { data } = await server.as(admin).call(adminGetJob, { params });
    expect(data.edits[0]).toMatchObject({
      by: { name: 'Medallist' },
      changes: [{ field: 'status', before: ['PUBLISHED'], after: ['CLOSED'] }],
    });
    const open = (await server.as(recruiter).call(reopenJob, { params })).data;
    expect(open).toMatchObject({ status: 'PUBLISHED', takenDownReason: null });
  });

  test('and every open screen of the company is refreshed', async () => {
    const job = await createJob(server.db, recruiter);
    const events = await openStream(server, recruiter);
    await close(job.id);
    const changed: string[] = [];
    while (!changed.includes('jobs')) changed.push(...((await events.next()).value?.changed ?? ['jobs?']));
    expect(changed).toContain('jobs');
  });

  test.each(['DRAFT', 'CLOSED'] as const)('not when it is %s', async (status) => {
    const { id } = await createJob(server.db, recruiter, { status });
    expect(await close(id)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  });

  test('once, of eight admins and the company at the same time', async () => {
    const { id } = await createJob(server.db, recruiter);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => close(id)),
      server.as(recruiter).call(closeJob, { params: { id } }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(8).fill(409)]);
  });
});

describe('a job is archived', () => {
  test('for good: pending applicants are notified, and it cannot be reopened', async () => {
    const job = await createJob(server.db, recruiter);
    const candidate = await createCandidate(server.db);
    await createApplication(server.db, job.id, candidate);
    expect((await archive(job.id)).data).toMatchObject({ status: 'ARCHIVED', isPublic: false });
    const mine = await server.as(candidate).call(listMyApplications);
    expect(mine.data.content).toMatchObject([{ status: 'REJECTED' }]);
    expect((await server.call(getJob, { params: { id: job.id } })).data).not.toMatchObject({
      status: 'PUBLISHED',
    });
    const own = server.as(recruiter);
    for (const move of [publishJob, reopenJob]) {
      expect(await own.call(move, { params: { id: job.id } })).toMatchObject({ code: 'STATE_CHANGED' });
    }
    expect(await archive(job.id)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect(await close(job.id)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  });

  test.each(['DRAFT', 'CLOSED'] as const)('also when it is %s', async (status) => {
    const { id } = await createJob(server.db, recruiter, { status });
    expect((await archive(id)).data.status).toBe('ARCHIVED');
  });

  test('and keeps the date on which it was closed', async () => {
    const { id } = await createJob(server.db, recruiter);
    const closed = (await close(id)).data;
    await server.moveClock(300);
    expect((await archive(id)).data).toMatchObject({ status: 'ARCHIVED', closedAt: closed.closedAt });
    await server.moveClock(0);
  });

  test('while another admin closes it: one follows the other', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { id } = await createJob(server.db, recruiter);
      const [, archived] = await Promise.all([close(id), archive(id)]);
      expect(archived).toMatchObject({ status: 200, data: { status: 'ARCHIVED' } });
    }
  });

  test('not while an interview is under way', async () => {
    const { jobId } = await acceptOne(server, { recruiter });
    expect(await archive(jobId)).toMatchObject({ status: 409, code: 'JOB_IN_USE' });
    expect((await close(jobId)).data.status).toBe('CLOSED');
  });

  test('without touching applications that were already decided', async () => {
    const job = await createJob(server.db, recruiter);
    const { id } = await createApplication(server.db, job.id, await createCandidate(server.db));
    await server
      .as(recruiter)
      .call(setApplicationStatus, { params: { id }, body: { status: 'SHORTLISTED' } });
    await server.db.updateTable('applications').set({ status: 'WITHDRAWN' }).where('id', '=', id).execute();
    expect((await archive(job.id)).data.applications).toMatchObject({ WITHDRAWN: 1, REJECTED: 0 });
  });
});

test.each([
  [{ reason: ' ' }, 'Please give a reason.'],
  [{ reason: 'x'.repeat(501) }, 'Please use at most 500 characters.'],
])('a reason is required: %o', async (body, message) => {
  const { id } = await createJob(server.db, recruiter);
  for (const act of [close, archive]) {
    expect(await act(id, body)).toMatchObject({ status: 400, message, errors: [{ path: 'reason' }] });
  }
});

test('each decision leaves one audit event with before, after, reason and address', async () => {
  const { id } = await createJob(server.db, recruiter);
  await close(id);
  await archive(id, { reason: 'Again.' });
  const rows = await server.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'before', 'after', 'ip', 'companyId'])
    .where('subjectId', '=', id)
    .where('actorId', '=', admin.id)
    .orderBy('at')
    .execute();
  const by = { actorId: admin.id, ip: '127.0.0.1', companyId: recruiter.companyId };
  expect(rows).toEqual([
    {
      ...by,
      action: 'job.closed',
      before: { status: 'PUBLISHED' },
      after: { status: 'CLOSED', reason: REASON.reason },
    },
    {
      ...by,
      action: 'job.archived',
      before: { status: 'CLOSED' },
      after: { status: 'ARCHIVED', reason: 'Again.' },
    },
  ]);
});

test('other users may not', async () => {
  const { id } = await createJob(server.db, recruiter);
  for (const who of [recruiter, await createCandidate(server.db)]) {
    const as = server.as(who);
    expect((await as.call(adminListJobs)).status).toBe(403);
    expect((await as.call(adminGetJob, { params: { id } })).status).toBe(403);
    expect((await as.call(adminCloseJob, { params: { id }, body: REASON })).status).toBe(403);
    expect((await as.call(adminArchiveJob, { params: { id }, body: REASON })).status).toBe(403);
  }
  expect((await server.call(adminListJobs)).status).toBe(401);
});
