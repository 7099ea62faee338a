import { describe, expect, test } from 'vitest';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { setApplicationStatus } from '#contract/applications/recruiter-applications.ts';
import {
  closeJob,
  createJob as createJobCall,
  deleteJob,
  getJobStats,
  getOwnJob,
  listOwnJobs,
  publishJob,
  reopenJob,
  unpublishJob,
  updateJob,
} from '#contract/jobs/own-jobs.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { BACKEND_JOB, createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db, { companyName: 'Tamarind Pay' }));

/** A second member of the same company. */
async function colleague(role: 'VIEWER' | 'RECRUITER'): Promise<TestRecruiter> {
  const person = await createRecruiter(server.db);
  const member = { companyId: recruiter.companyId, userId: person.id, role, createdAt: new Date() };
  await server.db.insertInto('companyMembers').values(member).execute();
  await server.db
    .updateTable('sessions')
    .set({ companyId: recruiter.companyId })
    .where('userId', '=', person.id)
    .execute();
  return { ...person, companyId: recruiter.companyId };
}

describe('a job is written', () => {
  test('only the title is needed for a draft', async () => {
    const answer = await server.as(recruiter).call(createJobCall, { body: { title: ' Data Analyst ' } });
    expect(answer).toMatchObject({ status: 201, message: 'Draft saved' });
    expect(answer.data).toMatchObject({
      title: 'Data Analyst',
      status: 'DRAFT',
      openings: 1,
      publishedAt: null,
      location: { city: null, country: 'India', isRemote: false },
      salary: { min: 0, max: 0, currency: 'INR', period: 'YEARLY' },
    });
  });

  test.each([
    [{ title: ' ' }, 'Job title is required'],
    [{ title: '', openings: 0 }, 'Job title is required'],
    [{ openings: 0 }, 'There must be at least one opening.'],
    [{ salary: { min: 5, max: 4 } }, 'The maximum salary must not be below the minimum.'],
    [{ experienceRequired: { min: 5, max: 4 } }, 'The most experience must not be below the least.'],
    [{ requiredSkills: [{ skillName: 'Go' }, { skillName: 'GO' }] }, 'Please list each skill once.'],
    [{ requiredSkills: [{ skillName: ' ' }] }, 'Skill name is required'],
    [{ benefits: ['', 'x'] }, 'Please fill in or remove the empty benefit.'],
  ])('with %j is refused: "%s"', async (fault, text) => {
    const body = { ...BACKEND_JOB, ...fault };
    const answer = await server.as(recruiter).call(createJobCall, { body });
    expect(answer).toMatchObject({ status: 400, message: text });
  });

  test('skills may be given as names, and enumerations in the notation of the screens', async () => {
    const body = { title: 'Tester', skills: ['Go', 'SQL'], jobType: 'Full Time' as never };
    const { data } = await server.as(recruiter).call(createJobCall, { body });
    expect(data.jobType).toBe('FULL_TIME');
    expect(data.requiredSkills).toEqual([
      { skillName: 'Go', minYears: 0, minLevel: 1 },
      { skillName: 'SQL', minYears: 0, minLevel: 1 },
    ]);
    expect(data.skills).toEqual(['Go', 'SQL']);
  });

  test('a known skill is spelled as in profiles, however it is typed', async () => {
    const requiredSkills = [{ skillName: ' react ' }, { skillName: 'node.JS' }, { skillName: 'dbt' }];
    const { data } = await server
      .as(recruiter)
      .call(createJobCall, { body: { title: 'Tester', requiredSkills } });
    expect(data.requiredSkills.map(({ skillName }) => skillName)).toEqual(['React', 'Node.js', 'dbt']);
    const kept = await server.db
      .selectFrom('jobSkills')
      .select('skillName')
      .where('jobId', '=', data.id)
      .execute();
    expect(kept.map(({ skillName }) => skillName).toSorted()).toEqual(['Node.js', 'React', 'dbt']);
  });

  test('an edit replaces everything and increments the version', async () => {
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const params = { id };
    const { headers } = await server.as(recruiter).call(getOwnJob, { params });
    const body = { ...BACKEND_JOB, title: 'Backend Engineer', benefits: [] };
    const etag = { 'if-match': headers.get('etag') ?? '' };
    const answer = await server.as(recruiter).call(updateJob, { params, body, headers: etag });
    expect(answer.data).toMatchObject({ title: 'Backend Engineer', benefits: [], version: 2 });
    expect(answer.headers.get('etag')).toBe('"2"');
    const late = await server.as(recruiter).call(updateJob, { params, body, headers: etag });
    expect(late).toMatchObject({ status: 412, code: 'STALE_VERSION', data: { version: 2 } });
  });

  test('a published job cannot be edited into an incomplete one', async () => {
    const { id } = await createJob(server.db, recruiter);
    const body = { ...BACKEND_JOB, description: '' };
    const answer = await server.as(recruiter).call(updateJob, { params: { id }, body });
    expect(answer).toMatchObject({ status: 409, code: 'JOB_INCOMPLETE' });
    expect(answer.errors).toEqual([{ path: 'description', message: 'Please describe the job.' }]);
  });
});

describe('a job changes its state', () => {
  test('a complete draft is published, unpublished, closed and reopened', async () => {
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const statuses: string[] = [];
    for (const step of [publishJob, unpublishJob, publishJob, closeJob, reopenJob]) {
      const { data } = await server.as(recruiter).call(step, { params: { id } });
      statuses.push(data.status);
    }
    expect(statuses).toEqual(['PUBLISHED', 'DRAFT', 'PUBLISHED', 'CLOSED', 'PUBLISHED']);
  });

  test('has the time of closing as long as it is closed', async () => {
    const { id } = await createJob(server.db, recruiter);
    const closed = await server.as(recruiter).call(closeJob, { params: { id } });
    expect(closed.data.closedAt).toEqual(expect.any(String));
    const reopened = await server.as(recruiter).call(reopenJob, { params: { id } });
    expect(reopened.data.closedAt).toBeNull();
  });

  test('keeps the day of its first publication when it is reopened or published again', async () => {
    const { id } = await createJob(server.db, recruiter);
    const dates: (string | null)[] = [];
    await server.moveClock(3600);
    for (const step of [closeJob, reopenJob, unpublishJob, publishJob]) {
      const { data } = await server.as(recruiter).call(step, { params: { id } });
      dates.push(data.publishedAt);
    }
    await server.moveClock(0);
    expect(dates[0]).not.toBeNull();
    expect(new Set(dates).size).toBe(1);
  });

  test('an incomplete draft is refused with every missing field, in the order of the form', async () => {
    const { data } = await server.as(recruiter).call(createJobCall, { body: { title: 'Analyst' } });
    const answer = await server.as(recruiter).call(publishJob, { params: { id: data.id } });
    expect(answer).toMatchObject({ status: 409, code: 'JOB_INCOMPLETE' });
    expect(answer.errors?.map(({ path }) => path)).toEqual([
      'salary.max',
      'location.city',
      'maxNoticePeriod',
      'description',
      'requiredSkills',
    ]);
  });

  test('names of skills alone do not distinguish candidates: one needs years or a level', async () => {
    const { data } = await server
      .as(recruiter)
      .call(createJobCall, { body: { ...BACKEND_JOB, requiredSkills: [], skills: ['Go', 'SQL'] } });
    const noSkill = await server.as(recruiter).call(publishJob, { params: { id: data.id } });
    expect(noSkill.errors).toEqual([
      { path: 'requiredSkills', message: 'Please add at least one required skill.' },
    ]);
    const { requiredSkills: _, ...named } = BACKEND_JOB;
    const body = { ...named, skills: ['Go', 'SQL'] };
    await server.as(recruiter).call(updateJob, { params: { id: data.id }, body });
    const unasked = await server.as(recruiter).call(publishJob, { params: { id: data.id } });
    expect(unasked.errors).toEqual([
      { path: 'requiredSkills', message: 'Please set the years or the level of at least one skill.' },
    ]);
  });

  test.each([
    ['DRAFT', unpublishJob],
    ['DRAFT', closeJob],
    ['DRAFT', reopenJob],
    ['PUBLISHED', publishJob],
    ['PUBLISHED', reopenJob],
    ['CLOSED', publishJob],
    ['CLOSED', unpublishJob],
    ['CLOSED', closeJob],
  ] as const)('a job that is %s refuses %o', async (status, step) => {
    const { id } = await createJob(server.db, recruiter, { status });
    const answer = await server.as(recruiter).call(step, { params: { id } });
    expect(answer).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  });

  test('of ten parallel publications and ten parallel closings one each succeeds', async () => {
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    for (const step of [publishJob, closeJob]) {
      const tries = Array.from({ length: 10 }, () => server.as(recruiter).call(step, { params: { id } }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    }
  });

  test('a deleted job is gone for good, and pending applicants are notified', async () => {
    const { id } = await createJob(server.db, recruiter);
    const candidate = await createCandidate(server.db);
    await createApplication(server.db, id, candidate);
    const params = { id };
    expect(await server.as(recruiter).call(deleteJob, { params })).toMatchObject({ status: 204 });
    expect(await server.as(recruiter).call(getOwnJob, { params })).toMatchObject({
      status: 404,
      message: 'Job not found',
    });
    const { data } = await server.as(candidate).call(listMyApplications);
    expect(data.content).toMatchObject([{ status: 'REJECTED', job: { id, isOpen: false } }]);
  });

  test.each([
    ['an interview under way', 'INTERVIEW'],
    ['an offer', 'OFFERED'],
  ] as const)('a job with %s can be closed but not deleted', async (_, status) => {
    const { id } = await createJob(server.db, recruiter);
    const application = await createApplication(server.db, id, await createCandidate(server.db));
    await server.db.updateTable('applications').set({ status }).where('id', '=', application.id).execute();
    const answer = await server.as(recruiter).call(deleteJob, { params: { id } });
    expect(answer).toMatchObject({ status: 409, code: 'JOB_IN_USE' });
    expect(await server.as(recruiter).call(closeJob, { params: { id } })).toMatchObject({ status: 200 });
  });
});

describe('the list of jobs', () => {
  test('counts every status of the search, pages and filters', async () => {
    const owner = await createRecruiter(server.db);
    for (const status of ['DRAFT', 'PUBLISHED', 'PUBLISHED', 'CLOSED'] as const) {
      await createJob(server.db, owner, { status });
    }
    await createJob(server.db, owner, { title: '100% remote_role', status: 'DRAFT' });
    const all = await server.as(owner).call(listOwnJobs, { query: { size: 2 } });
    expect(all.data).toMatchObject({ totalElements: 5, totalPages: 3 });
    expect(all.data.counts).toEqual({ DRAFT: 2, PUBLISHED: 2, CLOSED: 1, ARCHIVED: 0 });
    const open = await server.as(owner).call(listOwnJobs, { query: { status: 'PUBLISHED' } });
    expect(open.data.content).toHaveLength(2);
    const found = await server.as(owner).call(listOwnJobs, { query: { search: '0% remote_' } });
    expect(found.data.content).toMatchObject([{ title: '100% remote_role' }]);
    const wild = await server.as(owner).call(listOwnJobs, { query: { search: '%' } });
    expect(wild.data.totalElements).toBe(1);
  });

  test('figures count views, applications and their share', async () => {
    const { id } = await createJob(server.db, recruiter);
    const views = Array.from({ length: 8 }, (_, i) => ({ jobId: id, viewer: `v${i}`, day: '2026-01-05' }));
    await server.db.insertInto('jobViews').values(views).execute();
    const first = await createApplication(server.db, id, await createCandidate(server.db));
    await createApplication(server.db, id, await createCandidate(server.db));
    await server
      .as(recruiter)
      .call(setApplicationStatus, { params: { id: first.id }, body: { status: 'SHORTLISTED' } });
    const { data } = await server.as(recruiter).call(getJobStats, { params: { id } });
    expect(data).toEqual({
      totalViews: 8,
      totalApplications: 2,
      newToday: 2,
      shortlistedApplications: 1,
      conversionRate: 25,
    });
  });
});

describe('who may do what', () => {
  test('a viewer reads but does not write', async () => {
    const viewer = await colleague('VIEWER');
    const { id } = await createJob(server.db, recruiter);
    expect(await server.as(viewer).call(getOwnJob, { params: { id } })).toMatchObject({ status: 200 });
    const answer = await server.as(viewer).call(closeJob, { params: { id } });
    expect(answer).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
  });

  test('a colleague who recruits may publish another member’s draft', async () => {
    const other = await colleague('RECRUITER');
    const { id } = await createJob(server.db, recruiter, { status: 'DRAFT' });
    const answer = await server.as(other).call(publishJob, { params: { id } });
    expect(answer.data.status).toBe('PUBLISHED');
  });

  test("another company's job is not found", async () => {
    const stranger = await createRecruiter(server.db);
    const { id } = await createJob(server.db, recruiter);
    const params = { id };
    const answers = [
      await server.as(stranger).call(getOwnJob, { params }),
      await server.as(stranger).call(updateJob, { params, body: BACKEND_JOB }),
      await server.as(stranger).call(deleteJob, { params }),
      await server.as(stranger).call(closeJob, { params }),
      await server.as(stranger).call(getJobStats, { params }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
  });

  test('an unapproved company, a candidate and a visitor are refused', async () => {
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    const candidate = await createCandidate(server.db);
    expect(await server.as(pending).call(listOwnJobs)).toMatchObject({ code: 'COMPANY_NOT_APPROVED' });
    expect(await server.as(candidate).call(listOwnJobs)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await server.call(listOwnJobs)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
