import { expect, test } from 'vitest';
import { enumInput } from './enum-input.ts';

const Kind = enumInput(['FULL_TIME', 'C_PLUS'], { FULL_TIME: 'Full-time work', C_PLUS: 'C++' });

test.each([
  ['FULL_TIME', 'FULL_TIME'],
  ['full time', 'FULL_TIME'],
  [' Full-Time ', 'FULL_TIME'],
  ['full--time', 'FULL_TIME'],
  ['(full time)', 'FULL_TIME'],
  ['full-time WORK', 'FULL_TIME'],
  ['c++', 'C_PLUS'],
])('%j is a spelling of %s', (spelling, value) => {
  expect(Kind.parse(spelling)).toBe(value);
});

test.each(['fulltime', 'c', '', '__', null, 3, ['FULL_TIME']])('%j is not accepted', (spelling) => {
  const refused = Kind.safeParse(spelling);
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Please choose one of the options.']);
});
