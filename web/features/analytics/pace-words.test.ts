import { expect, test } from 'vitest';
import { hoursInWords } from '#web/ui/charts/durations.ts';
import { feesInWords, spreadInWords } from './pace-charts.tsx';

test.each([
  [0, '₹0'],
  [4_999, '₹4,999'],
  [99_999, '₹99,999'],
  [100_000, '₹1\u00a0L'],
  [4_250_000, '₹42.5\u00a0L'],
  [-3_000, '-₹3,000'],
])('fees of %d rupees are %s', (amount, words) => {
  expect(feesInWords(amount)).toBe(words);
});

test('without replies there is no reply time', () => {
  expect(spreadInWords({ count: 4, median: 6, p90: 60 }, hoursInWords)).toBe(
    'median 6 hours, 90% within 2.5 days',
  );
  expect(spreadInWords({ count: 0, median: null, p90: null }, hoursInWords)).toBeNull();
});
