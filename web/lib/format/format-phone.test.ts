import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+919845012345', '+91 98450 12345'],
  ['+91 9845012345', '+91 98450 12345'],
  ['+91 98450-12345', '+91 98450 12345'],
  ['+91 98450 12345', '+91 98450 12345'],
  ['9845012345', '98450 12345'],
  ['+65 9876 5432', '+65 9876 5432'],
  ['+6598765432', '+6598765432'],
])('the number %s reads %s, without a break', (given, shown) => {
  expect(formatPhone(given)).toBe(shown.replaceAll(' ', '\u00a0'));
});
