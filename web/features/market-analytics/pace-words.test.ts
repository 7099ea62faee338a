import { expect, test } from 'vitest';
import { feesInWords } from './pace-words.ts';

test.each([
  [0, '₹0'],
  [4_999, '₹4,999'],
  [99_999, '₹99,999'],
  [100_000, '₹1 L'],
  [4_250_000, '₹42.5 L'],
  [-3_000, '-₹3,000'],
])('fees of %d rupees are %s', (amount, words) => {
  expect(feesInWords(amount)).toBe(words);
});
