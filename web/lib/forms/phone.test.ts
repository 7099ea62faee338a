import { expect, test } from 'vitest';
import { withCountryCode } from './phone.ts';

test.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['+91 098765 43210', '+919876543210'],
  ['9198765432', '+919198765432'],
  ['+1 415 555 0100', '+91+14155550100'],
])('the country code is added once to %s', (typed, whole) => {
  expect(withCountryCode('+91', typed)).toBe(whole);
});
