import { expect, test } from 'vitest';
import { candidatesPath } from '#contract/saved-searches/candidate-filter.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { readSearch } from '#web/lib/address/use-search.ts';
import { filterOf, SearchState, skillKey, skillOf } from './search-state.ts';

test.each(['Go', 'Go~3', 'Go~3~2', 'Go~0~4', 'C++'])('the skill %s is parsed as it was written', (key) => {
  expect(skillKey(skillOf(key))).toBe(key);
});

const ADDRESS =
  'q=priya&skill=Go%7E3%7E2&skill=C%2B%2B&mode=ANY&exp=2-6&exp=8-&payMin=20&payMax=500&nowMin=10&nowMax=30' +
  '&notice=ONE_MONTH&city=Pune&city=Goa&institute=IIT+Bombay&domain=Finance&role=Analyst&gradFrom=2015&gradTo=2020&active=30';

test('the address of a saved search is the address of the search', () => {
  const state = readSearch(SearchState, new URLSearchParams(ADDRESS));
  const path = candidatesPath(CandidateFilter.parse(filterOf(state, null, 20)));
  expect(path.replace('/recruiter/candidates?', '').split('&').toSorted()).toEqual(
    ADDRESS.split('&').toSorted(),
  );
  expect(candidatesPath(CandidateFilter.parse({}))).toBe('/recruiter/candidates');
});
