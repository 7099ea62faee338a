import { expect, test } from 'vitest';
import { payFactOf, salaryOf } from './job-facts.ts';

test.each([
  [
    { min: 3_800_000, max: 4_600_000, currency: 'INR', period: 'YEARLY' },
    'Pay per year',
    '₹38 L – ₹46 L',
    'per year',
  ],
  [{ min: 0, max: 4_600_000, currency: 'INR', period: 'YEARLY' }, 'Pay per year', 'Up to ₹46 L', 'per year'],
  [
    { min: 40_000, max: 60_000, currency: 'INR', period: 'MONTHLY' },
    'Pay per month',
    '₹40,000 – ₹60,000',
    'per month',
  ],
] as const)(
  'a card names the period beside the pay of %o, a line behind it',
  (salary, term, amount, unit) => {
    const [name, fact] = payFactOf(salary);
    expect([name, String(fact).replaceAll('\u00a0', ' ')]).toEqual([term, amount]);
    expect(salaryOf(salary)).toBe(`${fact} ${unit}`);
  },
);

test('a job without pay has no such fact', () => {
  expect(payFactOf({ min: 0, max: 0, currency: 'INR', period: 'YEARLY' })[1]).toBe('');
  expect(salaryOf({ min: 0, max: 0, currency: 'INR', period: 'YEARLY' })).toBe('');
});
