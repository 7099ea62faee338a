import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';

/** More than the limit for single index conditions. */
const IITS = INSTITUTES.filter(({ family }) => family === 'IIT')
  .slice(0, 10)
  .map(({ name }) => name);

const server = ownServer();
let recruiter: TestRecruiter;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  const of = (institute: string, more: object = {}) => ({
    degrees: [{ institute, year: 2020, verified: true }],
    skills: [{ name: 'Python', months: 30, level: 3 }],
    cities: ['Pune'],
    ...more,
  });
  await createProfiles(server.db, [
    ...IITS.map((institute) => of(institute)),
    of(IITS[0] ?? '', { skills: [{ name: 'Go', months: 30, level: 3 }] }),
    of('NIT Trichy'),
    of('NIT Trichy', { cities: ['Chennai'] }),
  ]);
});

async function search(body: z.input<typeof CandidateFilter>) {
  const { data } = await server.as(recruiter).call(searchCandidates, { body: { size: 100, ...body } });
  return data;
}

/** Chosen terms are listed too, with a count of zero if nobody matches. */
const counted = (terms: readonly { name: string; count: number }[]) =>
  Object.fromEntries(terms.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));

test('any of many institutes finds only their graduates, and every institute is still counted', async () => {
  const all = await search({ text: 'python' });
  const any = await search({ text: 'python iit' });
  expect(any.understood).toMatchObject([{ kind: 'SKILL' }, { kind: 'INSTITUTE' }]);
  expect([all.totalElements, any.totalElements]).toEqual([12, 10]);
  expect(any.content.map(({ education }) => education?.institute).toSorted()).toEqual(IITS.toSorted());
  expect(counted(any.facets.institutes)).toEqual(counted(all.facets.institutes));
  expect(counted(any.facets.institutes)).toMatchObject({ 'IIT Bombay': 1, 'NIT Trichy': 2 });
  // The other facets are counted among the matches.
  expect(counted(any.facets.cities)).toEqual({ Pune: 10 });
  expect(any.facets.expectedSalary.reduce((sum, { count }) => sum + count, 0)).toBe(10);
});

test('with a second filter each group is counted without its own', async () => {
  const { facets, totalElements } = await search({ institutes: IITS, cities: ['Chennai'] });
  expect(totalElements).toBe(0);
  expect(counted(facets.institutes)).toEqual({ 'NIT Trichy': 1 });
  expect(counted(facets.cities)).toEqual({ Pune: 11 });
});
