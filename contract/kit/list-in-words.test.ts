import { expect, test } from 'vitest';
import { listInWords } from './list-in-words.ts';

test.each([
  [[], ''],
  [['pay'], 'pay'],
  [['pay', 'place'], 'pay and place'],
  [['pay', 'place', 'role'], 'pay, place and role'],
])('%j reads "%s"', (words, text) => {
  expect(listInWords(words)).toBe(text);
});
