import { expect, test } from 'vitest';
import { readSearch } from '#web/lib/address/use-search.ts';
import { BoardSearch, filterOf } from './board-search.ts';

test('a saved search stores the filters, not the position in the list', () => {
  const search = readSearch(
    BoardSearch,
    new URLSearchParams('search=+go+&city=Pune&sort=PAY&page=3&minSalary=5'),
  );
  const nothing = { workMode: [], jobType: [], level: [], skill: [], company: [] };
  expect(filterOf(search)).toEqual({ ...nothing, search: 'go', city: ['Pune'], minSalary: 5 });
});
