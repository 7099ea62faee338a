import { expect, test } from 'vitest';
import { formatLakhs, formatRupees } from './rupees.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [20_000, '₹20,000'],
  [1_250_000, '₹12,50,000'],
  [-393_176, '-₹3,93,176'],
])('%i rupees are written %s', (amount, words) => {
  expect(formatRupees(amount)).toBe(words);
});

test.each([
  [4_250_000, '₹42.5 L', '₹42.5 L'],
  [4_200_000, '₹42 L', '₹42.0 L'],
  [10_000_000, '₹100 L', '₹100.0 L'],
  [1_005_000, '₹10.1 L', '₹10.1 L'],
])('%i rupees are %s in a sentence and %s in a column', (amount, sentence, column) => {
  expect([formatLakhs(amount), formatLakhs(amount, { fixed: true })]).toEqual([sentence, column]);
});
