import { expect, test } from 'vitest';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { getJobStats } from '#contract/jobs/own-jobs.ts';
import { getJob, listJobs, recordJobView } from '#contract/jobs/public-jobs.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { suspendCompany } from '#server/testing/factories/companies.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { jobPage } from './job-page.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db, { companyName: 'Tamarind Pay' }));

test('anyone can read a published job, without the private data of the company', async () => {
  const { id } = await createJob(server.db, recruiter);
  const answer = await server.call(getJob, { params: { id } });
  expect(answer.data).toMatchObject({
    title: 'Senior Backend Engineer',
    company: { name: 'Tamarind Pay' },
    skills: ['Go', 'Kafka', 'PostgreSQL'],
    myApplication: null,
  });
  expect(Object.keys(answer.data)).not.toContain('status');
});

test('a candidate sees the status of their own application in it', async () => {
  const { id } = await createJob(server.db, recruiter);
  const candidate = await createCandidate(server.db);
  await createApplication(server.db, id, candidate);
  const { data } = await server.as(candidate).call(getJob, { params: { id } });
  expect(data.myApplication).toMatchObject({ status: 'NEW', hasApplied: true });
});

test('a closed job is gone, with its title in the error; a draft is not found', async () => {
  const closed = await createJob(server.db, recruiter, { status: 'CLOSED' });
  const draft = await createJob(server.db, recruiter, { status: 'DRAFT' });
  expect(await server.call(getJob, { params: { id: closed.id } })).toMatchObject({
    status: 410,
    code: 'GONE',
    data: { title: 'Senior Backend Engineer', companyName: 'Tamarind Pay' },
  });
  expect(await server.call(getJob, { params: { id: draft.id } })).toMatchObject({
    status: 404,
    code: 'JOB_NOT_FOUND',
  });
});

test('the jobs of a company that lost its approval are not shown', async () => {
  const suspended = await createRecruiter(server.db, { companyName: 'Gone Ltd' });
  const { id } = await createJob(server.db, suspended);
  await suspendCompany(server.db, suspended);
  expect(await server.call(getJob, { params: { id } })).toMatchObject({ status: 404 });
  const { data } = await server.call(listJobs, { query: { search: 'Gone Ltd' } });
  expect(data.totalElements).toBe(0);
});

test('the board lists published jobs, newest first, and finds them by title, company, city and skill', async () => {
  const owner = await createRecruiter(server.db, { companyName: 'Palmyra Foods' });
  await createJob(server.db, owner, { title: 'First' });
  await server.moveClock(60);
  const city = { city: 'Kochi', country: 'India', isRemote: false };
  await createJob(server.db, owner, { title: 'Second', location: city });
  await createJob(server.db, owner, {
    title: 'Third',
    requiredSkills: [{ skillName: 'Terraform', minYears: 1, minLevel: 1 }],
  });
  await createJob(server.db, owner, { title: 'Hidden', status: 'DRAFT' });
  await server.moveClock(0);
  const titles = async (query: { search?: string; city?: string }) =>
    (await server.call(listJobs, { query })).data.content.map(({ title }) => title);
  expect((await titles({ search: 'palmyra' })).at(-1)).toBe('First');
  expect(await titles({ search: 'palmyra' })).not.toContain('Hidden');
  expect(await titles({ search: 'kochi' })).toEqual(['Second']);
  expect(await titles({ city: 'kochi' })).toEqual(['Second']);
  expect(await titles({ search: 'terraform' })).toEqual(['Third']);
});

test('a view counts once per viewer and day, and never for the company itself', async () => {
  const { id } = await createJob(server.db, recruiter);
  const candidate = await createCandidate(server.db);
  const views = async () =>
    (await server.as(recruiter).call(getJobStats, { params: { id } })).data.totalViews;
  const view = { params: { id }, body: {} };
  for (let i = 0; i < 3; i += 1) {
    expect(await server.call(recordJobView, view)).toMatchObject({ status: 204 });
    await server.as(candidate).call(recordJobView, view);
    await server.as(recruiter).call(recordJobView, view);
  }
  expect(await views()).toBe(2);
  await server.moveClock(24 * 3600);
  await server.as(candidate).call(recordJobView, view);
  await server.moveClock(0);
  expect(await views()).toBe(3);
});

test('the page of a job has structured data for search engines, and no content can end the script', async () => {
  const title = 'Engineer </script><script>alert(1)</script>';
  const { id } = await createJob(server.db, recruiter, { title });
  const page = await jobPage.read(server.db, id);
  expect(page).toMatchObject({ status: 200 });
  expect(page.title).not.toMatch(/[<>]/);
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page.head) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    title,
    hiringOrganization: { name: 'Tamarind Pay' },
    baseSalary: { currency: 'INR', value: { minValue: 3_800_000, unitText: 'YEAR' } },
    jobLocation: { address: { addressLocality: 'Bengaluru' } },
  });
  expect(page.head.match(/<script/g)).toHaveLength(1);
  expect(page.head).toContain('property="og:title"');
});

test('the page of a closed job is gone, an unknown one is not found, and neither is indexed', async () => {
  const { id } = await createJob(server.db, recruiter, { status: 'CLOSED' });
  expect(await jobPage.read(server.db, id)).toMatchObject({ status: 410 });
  for (const unknown of ['nothing', recruiter.id]) {
    const page = await jobPage.read(server.db, unknown);
    expect(page).toMatchObject({ status: 404, head: '<meta name="robots" content="noindex">' });
  }
});

test('an invited candidate finds the request beside the job, until it is answered', async () => {
  const request = await requestOne(server);
  const read = async () =>
    (await server.as(request.candidate).call(getJob, { params: { id: request.jobId } })).data.myApplication;
  expect(await read()).toMatchObject({ status: 'SHORTLISTED', hasApplied: false, requestId: request.id });
  const body = {
    interviewId: request.id,
    status: 'DECLINED',
    declineReason: 'Not interested in this role',
  } as const;
  await server.as(request.candidate).call(respondToInterview, { body });
  expect(await read()).toMatchObject({ status: 'WITHDRAWN', ending: 'DECLINED', requestId: null });
});
