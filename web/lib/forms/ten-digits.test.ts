import { expect, test } from 'vitest';
import { toTenDigits } from './ten-digits.ts';

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['+91-098765 43210', '9876543210'],
  ['0098', '98'],
  ['000', ''],
  ['98765432109', '9876543210'],
  ['9a8b', '98'],
  ['9198765432', '9198765432'],
  ['', ''],
])('from "%s" the phone field takes "%s"', (typed, digits) => {
  expect(toTenDigits(typed)).toBe(digits);
});
