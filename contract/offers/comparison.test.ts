import { expect, test } from 'vitest';
import { compareOffer } from './comparison.ts';

const TERMS = {
  annualSalary: 3_900_000,
  variablePay: 100_000,
  joiningDate: '2027-02-01',
  expiresOn: '2027-01-10',
};
const RANGE = { min: 3_500_000, max: 4_500_000 };

test.each([
  ['job', { request: null, job: RANGE }],
  ['request', { request: RANGE, job: null }],
] as const)('a variable part that the %s did not mention is shown next to the fixed pay', (who, stated) => {
  expect(compareOffer(TERMS, stated).at(-1)).toEqual({
    label: 'Fixed pay',
    stated: null,
    offered: '₹38 L',
    difference: `₹1 L is variable; the ${who} mentioned none`,
  });
});
