import { expect, test } from 'vitest';
import type { JobFacets } from '#contract/jobs/public-jobs.ts';
import { readSearch } from '#web/lib/address/use-search.ts';
import { MatchedSearch } from './board/board-search.ts';
import { activeFilters } from './job-filters.tsx';

const ACME = '01a1ff53-2028-7468-89a5-b5fcb2546e77';
const FACETS: JobFacets = {
  city: [{ value: 'Pune', label: 'Pune', count: 3 }],
  workMode: [{ value: 'ONSITE', label: 'On-site', count: 2 }],
  jobType: [],
  level: [],
  skill: [],
  company: [{ value: ACME, label: 'Acme', count: 1 }],
};

const read = (text: string) => readSearch(MatchedSearch, new URLSearchParams(text));

test('each active filter has the drawer’s name for it, and is removed individually', () => {
  const search = read(
    `search=go&city=Pune&city=Kochi&workMode=ONSITE&company=${ACME}&minSalary=3000000&sort=MATCH`,
  );
  expect(activeFilters(search, FACETS).map(({ label, without }) => [label, without])).toEqual([
    ['Pune', { city: ['Kochi'] }],
    ['Kochi', { city: ['Pune'] }],
    ['On-site', { workMode: [] }],
    ['Acme', { company: [] }],
    ['₹30\u00a0L and over', { minSalary: 0 }],
  ]);
});

test('a search text and a sort order are not active filters', () => {
  expect(activeFilters(read('search=go&sort=PAY'), FACETS)).toEqual([]);
});
