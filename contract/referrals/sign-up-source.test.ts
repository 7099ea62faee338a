import { expect, test } from 'vitest';
import { plainReferral } from './sign-up-source.ts';

test.each([
  ['K7QX2M.', 'K7QX2M'],
  ['K7QX2M\u200b', 'K7QX2M'],
  [' K7QX2M)”', 'K7QX2M'],
  ['Ｋ７ＱＸ２Ｍ', 'K7QX2M'],
])('the code %j of a link in a sentence is %s', (typed, code) => {
  expect(plainReferral(typed)).toBe(code);
});
