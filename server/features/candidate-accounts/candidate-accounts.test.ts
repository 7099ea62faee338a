import { beforeAll, describe, expect, test } from 'vitest';
import { adminGetCandidate } from '#contract/candidate-account.ts';
import {
  adminExportCandidates,
  adminGetCandidateStats,
  adminListCandidateExperience,
  adminListCandidates,
  adminListCandidateUniversities,
  adminSearchCandidates,
} from '#contract/candidate-accounts.ts';
import { readCsv } from '#server/features/candidates/resume-reading/linkedin-export.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION, EXPERIENCE } from '#server/testing/factories/candidates.ts';
import { ownServer, startServer, type TestServer } from '#server/testing/server.ts';

const server = ownServer();
let admin: TestAccount;
let caller: ReturnType<TestServer['as']>;
let nandini: TestAccount;
const [degree] = EDUCATION.educations ?? [];
beforeAll(async () => {
  admin = await createAdmin(server.db);
  caller = server.as(admin);
  await createRecruiter(server.db, { firstName: 'Recruiting' });
  await createCandidate(server.db, { firstName: '=1+1', lastName: 'Formula', verified: false });
  nandini = await createSearchableCandidate(server.db, {
    firstName: 'Nandini',
    lastName: 'Rao_100%',
    experience: EXPERIENCE,
    education: EDUCATION,
  });
  await createSearchableCandidate(server.db, {
    firstName: 'Farah',
    education: { educations: [{ ...degree!, universityName: 'iit madras' }] },
  });
  for (const [firstName, status] of [
    ['Resting', 'INACTIVE'],
    ['Gone', 'DELETED'],
    ['Shut', 'SUSPENDED'],
  ] as const) {
    const { id } = await createCandidate(server.db, { firstName });
    await server.db.updateTable('users').set({ status }).where('id', '=', id).execute();
  }
  const { id } = await createCandidate(server.db, { firstName: 'Erased' });
  await server.db
    .updateTable('users')
    .set({ status: 'DELETED', erasedAt: new Date() })
    .where('id', '=', id)
    .execute();
});

const namesOf = (rows: readonly { firstName: string }[]) => rows.map(({ firstName }) => firstName);

describe('the list', () => {
  test('is newest first, without erased accounts and other user types', async () => {
    const { data } = await caller.call(adminListCandidates);
    expect(namesOf(data.content)).toEqual(['Shut', 'Gone', 'Resting', 'Farah', 'Nandini', '=1+1']);
    expect(data).toMatchObject({
      number: 0,
      size: 20,
      totalElements: 6,
      totalPages: 1,
      first: true,
      last: true,
    });
  });

  test('has the columns of the table', async () => {
    const { data } = await caller.call(adminListCandidates, { query: { searchQuery: 'nandini' } });
    expect(data.content).toEqual([
      {
        id: nandini.id,
        firstName: 'Nandini',
        lastName: 'Rao_100%',
        email: nandini.email,
        profilePictureUrl: null,
        headline: 'Backend engineer for payments',
        primaryUniversity: 'IIT Madras',
        primaryDegree: "Bachelor's Degree",
        experienceYears: expect.any(Number),
        expectedSalary: 4_600_000,
        status: 'ACTIVE',
        emailVerified: true,
        createdAt: expect.any(String),
      },
    ]);
    expect(data.content[0]?.experienceYears).toBeGreaterThan(3);
    const empty = await caller.call(adminListCandidates, { query: { searchQuery: 'formula' } });
    expect(empty.data.content[0]).toMatchObject({
      primaryUniversity: null,
      expectedSalary: null,
      experienceYears: 0,
      emailVerified: false,
    });
  });

  test.each([
    [{ status: 'ACTIVE' }, ['Farah', 'Nandini', '=1+1']],
    [{ status: 'Suspended' }, ['Shut']],
    [{ status: 'DELETED' }, ['Gone']],
    [{ status: 'INACTIVE' }, ['Resting']],
    [{ status: 'ALL', size: 2 }, ['Shut', 'Gone']],
    [{ page: 1, size: 4 }, ['Nandini', '=1+1']],
    [{ university: 'IIT MADRAS' }, ['Farah', 'Nandini']],
    [{ university: 'IIT Madras', searchQuery: 'far' }, ['Farah']],
    [{ searchQuery: 'o_1' }, ['Nandini']],
    [{ searchQuery: 'o%1' }, []],
    [{ searchQuery: '%' }, []],
    [{ searchQuery: '100%' }, ['Nandini']],
    [{ searchQuery: 'nobody' }, []],
    [{ sortBy: 'createdAt', sortDirection: 'ASC', size: 2 }, ['=1+1', 'Nandini']],
    [{ sortBy: 'firstName', sortDirection: 'ASC', status: 'ACTIVE', size: 2 }, ['=1+1', 'Farah']],
    [{ sortBy: 'firstName', sortDirection: 'DESC', size: 1 }, ['Shut']],
  ])('%j finds %j', async (query, names) => {
    const { data } = await caller.call(adminListCandidates, { query: query as never });
    expect(namesOf(data.content)).toEqual(names);
  });

  test.each([
    [{ status: 'ACTIVE', size: 2 }, 3],
    [{ university: 'iit madras', size: 1 }, 2],
    [{ searchQuery: 'nandini' }, 1],
    [{ page: 1, size: 4 }, 6],
  ])('%j counts %i in total', async (query, totalElements) => {
    const { data } = await caller.call(adminListCandidates, { query: query as never });
    expect(data).toMatchObject({ totalElements, totalPages: Math.ceil(totalElements / data.size) });
  });

  test.each([{ status: 'DISABLED' }, { status: 'WAITING' }, { sortBy: 'password' }, { sortDirection: 'UP' }])(
    '%j is refused',
    async (query) => {
      expect((await caller.call(adminListCandidates, { query: query as never })).status).toBe(400);
    },
  );
});

test('the search has a maximum of results, and needs a text', async () => {
  const { data } = await caller.call(adminSearchCandidates, { query: { query: 'people.test', limit: 2 } });
  expect(namesOf(data)).toEqual(['Shut', 'Gone']);
  const all = await caller.call(adminSearchCandidates, { query: { query: 'people.test' } });
  expect(all.data).toHaveLength(6);
  const missing = await caller.call(adminSearchCandidates, { query: { query: ' ' } });
  expect(missing).toMatchObject({ status: 400, message: 'Please enter a name or an email address.' });
});

test('each figure equals that of the linked list', async () => {
  const { data } = await caller.call(adminGetCandidateStats);
  const listed = async (status?: 'ACTIVE' | 'SUSPENDED') =>
    (await caller.call(adminListCandidates, { query: { status } })).data.totalElements;
  expect(data).toMatchObject({ totalCandidates: 6, activeCandidates: 3, suspendedCandidates: 1 });
  expect([data.totalCandidates, data.activeCandidates, data.suspendedCandidates]).toEqual([
    await listed(),
    await listed('ACTIVE'),
    await listed('SUSPENDED'),
  ]);
});

test('deleted candidates count in the shares of universities, and not in those of experience', async () => {
  const { data } = await caller.call(adminGetCandidateStats);
  expect(data.averageExperienceYears).toBeGreaterThan(0.5);
  const universities = await caller.call(adminListCandidateUniversities);
  expect(universities.data).toEqual([
    { universityName: expect.anything(), candidateCount: 2, percentage: 33.3 },
  ]);
  const experience = await caller.call(adminListCandidateExperience);
  expect(experience.data.map(({ candidateCount }) => candidateCount)).toEqual([
    4,
    0,
    expect.any(Number),
    expect.any(Number),
    0,
  ]);
  expect(experience.data.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100);
});

test('a candidate is shown with the whole profile, another user is not found', async () => {
  const { data } = await caller.call(adminGetCandidate, { params: { id: nandini.id } });
  expect(data).toMatchObject({
    phone: '+91 98765 43210',
    currentSalary: 3_750_000,
    expectedSalary: 4_600_000,
    noticePeriodDays: 30,
    summary: { professionalSummary: null },
    profileHighlight: { currentLocation: 'Bengaluru', availabilityToJoin: '1 Month' },
    currentEmployment: { jobTitle: 'Senior Engineer', joiningDate: '2022-04' },
    previousEmployments: [],
    educations: [{ universityName: 'IIT Madras', startYear: 2016, endYear: 2020 }],
    skills: [{ skillName: 'Go', proficiencyLevel: 'EXPERT', experienceYears: 4.2 }, {}],
    suspension: null,
  });
  for (const id of [admin.id, '00000000-0000-7000-8000-000000000000']) {
    const answer = await caller.call(adminGetCandidate, { params: { id } });
    expect(answer).toMatchObject({ status: 404, message: 'Candidate not found' });
  }
});

test('a candidate without a profile is shown without default answers', async () => {
  const { content } = (await caller.call(adminListCandidates, { query: { searchQuery: '=1+1' } })).data;
  const { data } = await caller.call(adminGetCandidate, { params: { id: content[0]!.id } });
  expect(data).toMatchObject({
    currentSalary: null,
    expectedSalary: null,
    noticePeriodDays: null,
    profileHighlight: { currentLocation: null, availabilityToJoin: null },
  });
});

describe('the export', () => {
  const fetchCsv = async (query = '') => {
    const answer = await caller.fetch(`${adminExportCandidates.path}${query}`);
    return { answer, rows: readCsv(await answer.text()) };
  };

  test('is a valid CSV file, oldest first, without formulas', async () => {
    const { answer, rows } = await fetchCsv();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="candidates_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv"$/,
    );
    expect(Object.keys(rows[0] ?? {}).slice(1, 4)).toEqual(['First name', 'Last name', 'Email']);
    const names = ["'=1+1", 'Nandini', 'Farah', 'Resting', 'Gone', 'Shut'];
    expect(rows.map((row) => row['First name'])).toEqual(names);
    expect(rows.flatMap(Object.values).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test.each([
    ['?status=SUSPENDED', ['Shut']],
    ['?university=iit%20madras', ['Nandini', 'Farah']],
    ['?status=DELETED&university=iit%20madras', []],
    ['?searchQuery=shut', ['Shut']],
    ['?status=ACTIVE&searchQuery=nandini', ['Nandini']],
  ])('%s has %j', async (query, names) => {
    const { rows } = await fetchCsv(query);
    expect(rows.map((row) => row['First name'])).toEqual(names);
  });

  test('is audited with the filters that were set, but without names', async () => {
    await fetchCsv('?status=SUSPENDED&searchQuery=shut');
    const [trace] = await server.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'candidate.exported')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(trace).toMatchObject({ actorId: admin.id, ip: '127.0.0.1' });
    expect(trace?.after).toEqual({ status: 'SUSPENDED' });
  });

  test('has each candidate once, across any number of batches, and is audited', async () => {
    const big = await startServer();
    const exporter = await createAdmin(big.db);
    const { id: _, ...person } = await big.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const users = Array.from({ length: 1203 }, (__, at) => ({
      ...person,
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      email: `many${at}@people.test`,
      userType: 'JOBSEEKER' as const,
      // Whole batches with the same timestamp, so that only the id distinguishes the rows.
      createdAt,
    }));
    await big.db.insertInto('users').values(users).execute();
    const answer = await big.as(exporter).fetch(adminExportCandidates.path);
    const ids = readCsv(await answer.text()).map(({ Id }) => Id);
    expect(ids).toEqual(users.map(({ id }) => id));
    const trace = await big.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'candidate.exported')
      .execute();
    expect(trace).toMatchObject([{ actorId: exporter.id, after: {} }]);
    await big.close();
  });
});
