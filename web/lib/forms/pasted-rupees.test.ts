import { expect, test } from 'vitest';
import { pastedRupees } from './pasted-rupees.ts';

test.each([
  ['12.5 LPA', 12_50_000],
  ['₹ 12.5L', 12_50_000],
  ['₹12.5 lakhs per annum', 12_50_000],
  ['Rs. 8 lacs p.a.', 8_00_000],
  ['1.2 Cr', 1_20_00_000],
  ['INR 1.2 crore', 1_20_00_000],
  ['85k', 85_000],
  ['12,50,000', 12_50_000],
  ['12 50 000', 12_50_000],
  ['₹12,50,000/-', 12_50_000],
  ['1250000.50', 12_50_000],
  [' 1250000\n', 12_50_000],
])('%s is parsed as rupees', (text, rupees) => {
  expect(pastedRupees(text)).toBe(rupees);
});

test('a small number with a fraction is left unchanged: it is not a whole amount of rupees', () => {
  expect(pastedRupees('12.5')).toBe(12.5);
});

test.each(['12-15 LPA', '12.50.000', '12 per month', 'negotiable', ''])(
  '%s says no single amount',
  (text) => {
    expect(pastedRupees(text)).toBeNull();
  },
);
