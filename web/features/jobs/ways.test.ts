import { expect, test } from 'vitest';
import { waysOf } from './job-days.tsx';

test('sources are summed over all days, the most common first, with their share of all views', () => {
  const days = [{ ways: { SEARCH: 1, LINK: 4 } }, { ways: {} }, { ways: { SEARCH: 2, DIRECT: 1 } }];
  expect(waysOf(days)).toEqual([
    { source: 'LINK', views: 4, share: 50 },
    { source: 'SEARCH', views: 3, share: 38 },
    { source: 'DIRECT', views: 1, share: 13 },
  ]);
  expect(waysOf([{ ways: {} }])).toEqual([]);
});
