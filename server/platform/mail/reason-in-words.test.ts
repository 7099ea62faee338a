import { expect, test } from 'vitest';
import { because } from './reason-in-words.ts';

test.each([
  ['Exam that day', ' Reason: Exam that day.'],
  ['Exam that day. ', ' Reason: Exam that day.'],
  ['Why not?', ' Reason: Why not?'],
  ['They said “no.”', ' Reason: They said “no.”'],
  ['Pay (too low)', ' Reason: Pay (too low).'],
  [null, ''],
])('the reason %j becomes %j', (reason, words) => {
  expect(because(reason)).toBe(words);
});
