import { expect, test } from 'vitest';
import { pagesAround } from './candidates-table.tsx';

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [0, 9, [0, 1, 2, 3, 4]],
  [1, 9, [0, 1, 2, 3, 4]],
  [4, 9, [2, 3, 4, 5, 6]],
  [7, 9, [4, 5, 6, 7, 8]],
  [8, 9, [4, 5, 6, 7, 8]],
])('on page %i of %i the pages %j are offered', (number, totalPages, pages) => {
  expect(pagesAround({ number, totalPages })).toEqual(pages);
});
