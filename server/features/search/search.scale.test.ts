import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { searchStatement } from './candidates-page.queries.ts';
import { conditionsOf } from './conditions.queries.ts';
import { resolve } from './resolve.service.ts';

const PEOPLE = 3000;
const RARE = 30;

const server = ownServer();
let recruiter: TestRecruiter;

beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  const profiles = Array.from({ length: PEOPLE }, (_, place) => ({
    firstName: `Person${place}`,
    skills: [
      { name: place % RARE === 0 ? 'Erlang' : 'Java', months: 12 + (place % 60), level: 1 + (place % 4) },
      { name: `Tool ${place % 200}`, months: 24, level: 2 },
    ],
    expected: 1_000_000 + place * 1000,
  }));
  await createProfiles(server.db, profiles);
  await sql`vacuum analyze candidate_index`.execute(server.db);
});

async function planOf(asked: object): Promise<string> {
  const { resolved } = await resolve(server.db, ['brightwater'], CandidateFilter.parse(asked));
  const statement = searchStatement({
    conditions: conditionsOf(resolved, ['brightwater']),
    sort: 'BEST_MATCH',
    wish: [],
    wishes: [],
    fit: null,
    skip: 0,
    take: 20,
    skillsMode: 'ALL',
    chosen: { institutes: [], cities: [], skills: [] },
  });
  const { rows } = await sql<{
    queryPlan: string;
  }>`explain (analyze, costs off, timing off) ${statement}`.execute(server.db);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

test.each([
  ['a rare skill', { skills: [{ name: 'Erlang' }] }, 'candidate_index_tokens'],
  [
    'a skill with years and level',
    { skills: [{ name: 'Tool 7', minYears: 2, minLevel: 2 }] },
    'candidate_index_tokens',
  ],
  [
    'any of some skills',
    { skills: [{ name: 'Tool 7' }, { name: 'Tool 8' }], skillsMode: 'ANY' },
    'candidate_index_tokens',
  ],
  ['a name', { text: 'person17' }, 'candidate_index_words'],
])('a search for %s uses the index and does not scan the table', async (_, filter, index) => {
  const plan = await planOf(filter);
  expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  expect(plan).not.toContain('Seq Scan on candidate_index');
});

describe('pages', () => {
  const search = (body: object) => server.as(recruiter).call(searchCandidates, { body });

  test('end at the thousandth row while all are counted', async () => {
    const { data } = await search({ sort: 'EXPECTED_SALARY', size: 100, page: 9 });
    expect(data).toMatchObject({
      totalElements: PEOPLE,
      totalPages: 10,
      number: 9,
      last: true,
      totalIsEstimate: false,
    });
    expect(data.content.at(-1)?.expectedSalary).toBe(1_000_000 + 999_000);
    const past = await search({ sort: 'EXPECTED_SALARY', size: 100, page: 10 });
    expect([past.status, past.data.content.length, past.data.totalElements]).toEqual([200, 0, PEOPLE]);
    const cut = await search({ sort: 'EXPECTED_SALARY', size: 30, page: 33 });
    expect([cut.data.content.length, cut.data.last]).toEqual([10, true]);
  });

  test.each(['EXPECTED_SALARY', 'BEST_MATCH', 'LAST_ACTIVE'])(
    'show everyone once, sorted by %s',
    async (sort) => {
      const job = await createJob(server.db, recruiter);
      const seen: string[] = [];
      for (let page = 0; page < 10; page++) {
        const { data } = await search({ jobId: job.id, sort, size: 100, page });
        seen.push(...data.content.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(1000);
    },
  );

  test('refuse a size over a hundred and a page before the first', async () => {
    expect((await search({ size: 101 })).status).toBe(400);
    expect((await search({ page: -1 })).status).toBe(400);
  });
});
