import { expect, test } from 'vitest';
import { Rupees, SignedRupees } from './money.ts';
import { formatLakhs, formatRupees } from './rupees.ts';

test('amounts are whole rupees in Indian grouping', () => {
  expect(formatRupees(20_000)).toBe('₹20,000');
  expect(formatRupees(1_250_000)).toBe('₹12,50,000');
  expect(formatRupees(-500)).toBe('-₹500');
});

test('lakhs drop a trailing zero in prose and keep it in columns', () => {
  expect(formatLakhs(4_200_000)).toBe('₹42 L');
  expect(formatLakhs(4_250_000)).toBe('₹42.5 L');
  expect(formatLakhs(4_200_000, { fixed: true })).toBe('₹42.0 L');
});

test('fractions, negative amounts and amounts above the limit are refused', () => {
  for (const input of [1.5, -1, Number.NaN, '5', 3_000_000_000])
    expect(Rupees.safeParse(input).success).toBe(false);
  expect(Rupees.parse(0)).toBe(0);
  expect(SignedRupees.parse(-20_000)).toBe(-20_000);
});
