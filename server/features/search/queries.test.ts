import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { login } from '#contract/auth/session.ts';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import type { Caller } from '#server/testing/caller.ts';
import { ownServer } from '#server/testing/server.ts';
import { QUERIES } from './queries.ts';

type Filter = z.input<typeof CandidateFilter>;

const PAGE = 100;
const LAKH = 100_000;
const SEED = 20_261_122;
const server = ownServer();
let recruiter: Caller;

beforeAll(async () => {
  await fillDemo(server.db, 300);
  const body = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };
  const { data } = await server.call(login, { body });
  recruiter = server.as({ token: data.accessToken });
});

/** All matches, best first, and the facet counts. */
async function answer(filter: Filter) {
  const ids: string[] = [];
  for (let page = 0; ; page++) {
    const body = { ...filter, page, size: PAGE };
    const { data, status, message } = await recruiter.call(searchCandidates, { body });
    expect(status, message).toBe(200);
    ids.push(...data.content.map(({ id }) => id));
    if (data.last) return { ids, total: data.totalElements, facets: data.facets };
  }
}

test('the file has at least sixty queries, each once', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(QUERIES.map(([text]) => text)).size).toBe(QUERIES.length);
});

describe('on the demo marketplace', () => {
  test.each(QUERIES)(
    '%j finds the same people as the filter, in the same order',
    async (text, filter, found) => {
      const byText = await answer({ text });
      expect(byText.total).toBe(found);
      expect(byText).toEqual(await answer(filter));
    },
  );
});

/** Ways to phrase one filter; the test combines one phrase of each kind in any order. */
const PIECES = {
  skills: fc.constantFrom(
    { words: ['react', 'ReactJS', 'raect'], filter: { skills: [{ name: 'React' }] } },
    { words: ['c++', 'C++17'], filter: { skills: [{ name: 'C++' }] } },
    { words: ['k8s', 'Kubernetes engineer'], filter: { skills: [{ name: 'Kubernetes' }] } },
    { words: ['3+ years of python', 'pyhton >= 3'], filter: { skills: [{ name: 'Python', minYears: 3 }] } },
    { words: ['aws, sql'], filter: { skills: [{ name: 'AWS' }, { name: 'SQL' }] } },
  ),
  cities: fc.constantFrom(
    { words: ['bangalore', 'in Bengaluru'], filter: { cities: ['Bengaluru'] } },
    { words: ['mumbai or pune', 'bombay, poona'], filter: { cities: ['Mumbai', 'Pune'] } },
  ),
  institutes: fc.constantFrom(
    { words: ['iitb', 'from IIT Bombay', 'IIT B'], filter: { institutes: ['IIT Bombay'] } },
    { words: ['iit-madras', 'iit chennai'], filter: { institutes: ['IIT Madras'] } },
  ),
  experience: fc.constantFrom(
    { words: ['3 years', 'at least 3 yrs'], filter: { experience: { min: 3 } } },
    { words: ['2-6 years', 'between 2 and 6 years'], filter: { experience: { min: 2, max: 6 } } },
  ),
  pay: fc.constantFrom(
    { words: ['under 40 lakh', '40L', '< 40 lpa'], filter: { expectedSalary: { max: 40 * LAKH } } },
    { words: ['above 30 lakh', '30L+'], filter: { expectedSalary: { min: 30 * LAKH } } },
  ),
  notice: fc.constantFrom({
    words: ['60 days notice', '2 months', 'notice period 2 months'],
    filter: { noticePeriods: ['FIFTEEN_DAYS_OR_LESS', 'ONE_MONTH', 'TWO_MONTHS'] },
  }),
};

const asked = fc
  .tuple(
    fc.record(PIECES),
    fc.shuffledSubarray(Object.keys(PIECES) as (keyof typeof PIECES)[], { minLength: 1, maxLength: 4 }),
    fc.nat(5),
    fc.constantFrom(' ', ', ', '; '),
  )
  .map(([all, kept, way, between]) => {
    const pieces = kept.map((kind) => all[kind]);
    const text = pieces.map(({ words }) => words[way % words.length]).join(between);
    return { text, filter: Object.assign({}, ...pieces.map((piece) => piece.filter)) as Filter };
  });

test('combined phrases of every kind find the same people as their filters', async () => {
  let runsWithSomebody = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ text, filter }) => {
      const byText = await answer({ text });
      expect(byText).toEqual(await answer(filter));
      if (byText.total > 0) runsWithSomebody += 1;
    }),
    { seed: SEED, numRuns: 80 },
  );
  expect(runsWithSomebody).toBeGreaterThan(40);
}, 120_000);

test('a text narrows the chosen filters, and adds to their lists', async () => {
  const chosen: Filter = {
    cities: ['Pune'],
    experience: [{ min: 0, max: 4 }, { min: 8 }],
    expectedSalary: { max: 50 * LAKH },
    skills: [{ name: 'Python', minYears: 1 }],
  };
  const byText = await answer({
    ...chosen,
    text: 'bengaluru 2-10 years above 20 lakh 2 years of python docker',
  });
  const byFilter = await answer({
    cities: ['Pune', 'Bengaluru'],
    experience: [
      { min: 2, max: 4 },
      { min: 8, max: 10 },
    ],
    expectedSalary: { min: 20 * LAKH, max: 50 * LAKH },
    skills: [{ name: 'Python', minYears: 2 }, { name: 'Docker' }],
  });
  expect(byText).toEqual(byFilter);
  expect(byText.total).toBeGreaterThan(0);
  expect((await answer({ experience: { min: 0, max: 2 }, text: '5 years' })).total).toBe(0);
});
