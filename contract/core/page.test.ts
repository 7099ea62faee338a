import { expect, test } from 'vitest';
import { PageQuery, toPage } from './page.ts';

test.each([
  ['nothing at all', 0, 0, { totalPages: 0, first: true, last: true }],
  ['one full page', 0, 20, { totalPages: 1, first: true, last: true }],
  ['one entry more than a page', 0, 21, { totalPages: 2, first: true, last: false }],
  ['the second of two pages', 1, 21, { totalPages: 2, first: false, last: true }],
  ['the second of three pages', 1, 41, { totalPages: 3, first: false, last: false }],
  ['a page past the end', 7, 41, { totalPages: 3, first: false, last: true }],
])('%s', (_, page, total, expected) => {
  expect(toPage(['x'], { page, size: 20 }, total)).toEqual({
    ...{ content: ['x'], number: page, size: 20, totalElements: total },
    ...expected,
  });
});

test('the first page has twenty rows by default, and a page has at most a hundred', () => {
  expect(PageQuery.parse({})).toEqual({ page: 0, size: 20 });
  expect(PageQuery.parse({ page: '100000', size: '100' })).toEqual({ page: 100_000, size: 100 });
  for (const wrong of [{ page: -1 }, { page: 100_001 }, { page: 1.5 }, { size: 0 }, { size: 101 }])
    expect(PageQuery.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
