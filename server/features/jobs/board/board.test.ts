import { beforeAll, expect, test } from 'vitest';
import { getJobFacets, listJobs } from '#contract/jobs/public-jobs.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer, type TestServer } from '#server/testing/server.ts';

type Query = NonNullable<Parameters<typeof server.call<typeof listJobs>>[1]>['query'];

const inCity = (city: string) => ({ city, country: 'India', isRemote: false });
const asking = (...names: string[]) => names.map((skillName) => ({ skillName, minYears: 1, minLevel: 1 }));

const server = ownServer();
let palmyra: TestRecruiter;
let banyan: TestRecruiter;
beforeAll(async () => {
  palmyra = await createRecruiter(server.db, { companyName: 'Palmyra Foods' });
  banyan = await createRecruiter(server.db, { companyName: 'Banyan Rail' });
  await createJob(server.db, palmyra, {
    title: 'Storage Engineer',
    location: inCity('Kochi'),
    workMode: 'ONSITE',
    jobType: 'FULL_TIME',
    experienceLevel: 'SENIOR',
    salary: { min: 3_000_000, max: 4_000_000 },
    requiredSkills: asking('Rust', 'PostgreSQL'),
  });
  await server.moveClock(60);
  await createJob(server.db, palmyra, {
    title: 'Data Analyst',
    location: inCity('Pune'),
    workMode: 'HYBRID',
    jobType: 'CONTRACT',
    experienceLevel: 'MID',
    // 30 lakh a year.
    salary: { min: 100_000, max: 250_000, period: 'MONTHLY' },
    requiredSkills: asking('SQL'),
  });
  await server.moveClock(120);
  await createJob(server.db, banyan, {
    title: 'Graduate Trainee',
    location: { city: null, country: 'India', isRemote: true },
    workMode: 'REMOTE',
    jobType: 'INTERNSHIP',
    experienceLevel: 'ENTRY',
    // 10.4 lakh a year.
    salary: { min: 400, max: 500, period: 'HOURLY' },
    requiredSkills: asking('SQL', 'Rust'),
  });
  await createJob(server.db, banyan, { title: 'Hidden', status: 'DRAFT' });
  await createJob(server.db, banyan, { title: 'Over', status: 'CLOSED' });
  await server.moveClock(0);
});

async function titles(query: Query): Promise<string[]> {
  const answer = await server.call(listJobs, { query });
  expect(answer.status, answer.message).toBe(200);
  expect(answer.data.totalElements).toBe(answer.data.content.length);
  return answer.data.content.map(({ title }) => title);
}

test('every filter of the board narrows it, and several choices of one filter are alternatives', async () => {
  const [storage, data, trainee] = ['Storage Engineer', 'Data Analyst', 'Graduate Trainee'];
  const cases: [Query, string[]][] = [
    [{}, [trainee, data, storage]],
    [{ search: 'engineer' }, [storage]],
    [{ search: 'banyan' }, [trainee]],
    [{ search: 'rust' }, [trainee, storage]],
    [{ search: '100%' }, []],
    [{ city: ['kochi'] }, [storage]],
    [{ city: ['Kochi', 'Pune'] }, [data, storage]],
    [{ workMode: ['REMOTE', 'HYBRID'] }, [trainee, data]],
    [{ jobType: ['CONTRACT'] }, [data]],
    [{ level: ['ENTRY', 'SENIOR'] }, [trainee, storage]],
    [{ skill: ['postgresql'] }, [storage]],
    [{ skill: ['Rust', 'SQL'] }, [trainee, data, storage]],
    [{ company: [banyan.companyId] }, [trainee]],
    [{ minSalary: 3_000_000 }, [data, storage]],
    [{ minSalary: 3_000_001 }, [storage]],
    [{ skill: ['Rust'], workMode: ['ONSITE'], minSalary: 1_000_000 }, [storage]],
    [{ skill: ['Rust'], workMode: ['HYBRID'] }, []],
  ];
  for (const [query, expected] of cases) {
    expect(await titles(query), JSON.stringify(query)).toEqual(expected);
  }
});

test('a single choice may be a single value in the URL', async () => {
  const answer = await server.fetch('/api/jobs?city=Kochi&workMode=ONSITE&level=SENIOR&skill=Rust');
  expect((await answer.json()).data.content).toHaveLength(1);
});

test('the best paid come first when requested, regardless of the pay period', async () => {
  expect(await titles({ sort: 'PAY' })).toEqual(['Storage Engineer', 'Data Analyst', 'Graduate Trainee']);
});

test('pages follow each other without a gap in either order', async () => {
  for (const sort of ['NEWEST', 'PAY'] as const) {
    const seen = [];
    for (const page of [0, 1, 2]) {
      const { data } = await server.call(listJobs, { query: { sort, page, size: 1 } });
      expect(data).toMatchObject({ number: page, totalPages: 3, totalElements: 3, last: page === 2 });
      seen.push(data.content[0]?.title);
    }
    expect(seen).toEqual(await titles({ sort }));
  }
});

test('a candidate sees the status of their own applications on the board, and no other user does', async () => {
  const candidate = await createCandidate(server.db);
  const { data } = await server.call(listJobs, { query: { company: [banyan.companyId] } });
  const jobId = data.content[0]?.id ?? '';
  await createApplication(server.db, jobId, candidate);
  const seenBy = async (caller: Pick<TestServer, 'call'>) =>
    (await caller.call(listJobs)).data.content.filter(({ myStatus }) => myStatus !== null);
  expect(await seenBy(server.as(candidate))).toMatchObject([{ id: jobId, myStatus: 'NEW' }]);
  for (const other of [server, server.as(await createCandidate(server.db)), server.as(banyan)]) {
    expect(await seenBy(other)).toEqual([]);
  }
});

test('an unknown filter is refused', async () => {
  for (const query of ['workMode=MOON', 'level=TOP', 'company=nobody', 'minSalary=-1', 'sort=AGE']) {
    expect((await server.fetch(`/api/jobs?${query}`)).status, query).toBe(400);
  }
});

test('the choices of each filter are counted under all the others', async () => {
  const { data } = await server.call(getJobFacets, { query: { workMode: ['REMOTE'], skill: ['Rust'] } });
  expect(data.workMode).toEqual([
    { value: 'ONSITE', label: 'On-site', count: 1 },
    { value: 'HYBRID', label: 'Hybrid', count: 0 },
    { value: 'REMOTE', label: 'Remote', count: 1 },
  ]);
  expect(data.skill).toEqual([
    { value: 'Rust', label: 'Rust', count: 1 },
    { value: 'SQL', label: 'SQL', count: 1 },
  ]);
  expect(data.city).toEqual([]);
  expect(data.company).toEqual([{ value: banyan.companyId, label: 'Banyan Rail', count: 1 }]);
  expect(data.level.filter(({ count }) => count > 0)).toEqual([
    { value: 'ENTRY', label: 'Entry level', count: 1 },
  ]);
});

test('the choices of other facets are counted under every filter', async () => {
  for (const query of [
    {},
    { search: 'banyan' },
    { minSalary: 1 },
    { city: ['Pune'], level: ['MID' as const] },
  ]) {
    const { data } = await server.call(getJobFacets, { query });
    const { data: found } = await server.call(listJobs, { query });
    const beside = data.jobType.reduce((sum, { count }) => sum + count, 0);
    expect(beside, JSON.stringify(query)).toBe(found.totalElements);
  }
});
