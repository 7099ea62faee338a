import { expect, test } from 'vitest';
import { addDays } from '../kit/days.ts';
import { CITIES } from '../lists/cities.ts';
import { findStateCode, STATES } from '../lists/states.ts';
import { dueDaysOf, INVOICE_AGES } from './ages.ts';
import { rupeesInWords } from './amount-in-words.ts';
import { creditOf } from './credit.ts';
import { financialYearOf, numberOf } from './numbering.ts';
import { percentOf, placeOfSupply, withTax } from './tax.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupee One Only'],
  [10, 'Rupees Ten Only'],
  [19, 'Rupees Nineteen Only'],
  [20, 'Rupees Twenty Only'],
  [21, 'Rupees Twenty-One Only'],
  [99, 'Rupees Ninety-Nine Only'],
  [100, 'Rupees One Hundred Only'],
  [101, 'Rupees One Hundred One Only'],
  [999, 'Rupees Nine Hundred Ninety-Nine Only'],
  [1000, 'Rupees One Thousand Only'],
  [10_000, 'Rupees Ten Thousand Only'],
  [99_999, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
  [100_000, 'Rupees One Lakh Only'],
  [100_001, 'Rupees One Lakh One Only'],
  [393_176, 'Rupees Three Lakh Ninety-Three Thousand One Hundred Seventy-Six Only'],
  [9_999_999, 'Rupees Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
  [10_000_000, 'Rupees One Crore Only'],
  [12_00_00_500, 'Rupees Twelve Crore Five Hundred Only'],
  [100_00_00_000, 'Rupees One Hundred Crore Only'],
  [200_00_00_00_000, 'Rupees Twenty Thousand Crore Only'],
])('%i in words', (amount, words) => {
  expect(rupeesInWords(amount)).toBe(words);
});

test.each([
  ['2026-04-01', '26-27'],
  ['2027-03-31', '26-27'],
  ['2027-04-01', '27-28'],
  ['2026-01-15', '25-26'],
  ['2099-12-31', '99-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});

test('a number has at most sixteen characters, and numbers beyond that are refused', () => {
  expect(numberOf('MDL', '26-27', 123)).toBe('MDL/26-27/000123');
  expect(numberOf('MDC', '26-27', 999_999)).toHaveLength(16);
  expect(() => numberOf('MDC', '26-27', 1_000_000)).toThrow('has no number');
  expect(() => numberOf('MDC', '26-27', 0)).toThrow('has no number');
});

test('the example from the price list', () => {
  const fee = percentOf(4_000_000, 8.33);
  expect(fee).toBe(333_200);
  const invoice = withTax(fee, { from: '29', to: '27' });
  expect(invoice).toEqual({ fee, cgst: 0, sgst: 0, igst: 59_976, total: 393_176 });
  expect([100, 75, 50].map((percent) => creditOf(invoice, [], percent)?.total)).toEqual([
    393_176, 294_882, 196_588,
  ]);
});

test.each([
  [1_234_567, 8.33, 102_839],
  [1_000_003, 50, 500_002],
  [1, 8.33, 0],
  [2_000_000_000, 100, 2_000_000_000],
  [4_000_000, 0.07, 2800],
])('of %i, %d percent is %i', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

/**
 * The customer's GSTIN, state and city; the supplier's state; the expected place, and whether the tax is
 * split.
 */
const PAIRS = [
  ['29AAGCT4821K1ZZ', 'Karnataka', 'Bengaluru', '29', '29', true],
  ['27AAGCT4821K1Z3', 'Maharashtra', 'Pune', '29', '27', false],
  // The GSTIN decides, regardless of the address.
  ['29AAGCT4821K1ZZ', 'Maharashtra', 'Pune', '29', '29', true],
  [null, 'tamil  nadu', 'Chennai', '33', '33', true],
  [null, 'Telangana', 'Hyderabad', '29', '36', false],
  // The given state decides, even if the city is known to be in another one.
  [null, 'Haryana', 'Noida', '29', '06', false],
  [null, null, 'Gurugram', '29', '06', false],
  [null, 'Jammu & Kashmir', 'Srinagar', '01', '01', true],
  // An address without a state has no effect: the supplier's state applies.
  [null, null, 'Atlantis', '29', '29', true],
] as const;

test.each(PAIRS)('GSTIN %s, %s, %s, supplier in %s: taxed in %s', (gstin, state, city, from, to, isSplit) => {
  expect(placeOfSupply({ gstin, state, city, country: ' india' }, from)).toBe(to);
  const { fee, cgst, sgst, igst, total } = withTax(102_839, { from, to });
  expect([cgst, sgst, igst]).toEqual(isSplit ? [9256, 9256, 0] : [0, 0, 18_511]);
  expect(fee + cgst + sgst + igst).toBe(total);
});

test('a customer abroad has no state', () => {
  expect(
    placeOfSupply({ gstin: null, state: 'Karnataka', city: 'Singapore', country: 'Singapore' }, '29'),
  ).toBe('96');
});

test.each(['IN', 'IND', 'Bharat', 'भारत', ' india ', 'INDIA.', 'Republic of India'])(
  'a customer in %j is in India',
  (country) => {
    expect(placeOfSupply({ gstin: null, state: 'Kerala', city: null, country }, '29')).toBe('32');
  },
);

test.each([
  ['Orissa', '21'],
  ['KA', '29'],
  ['up', '09'],
  ['U.P.', '09'],
  ['Pondicherry', '34'],
  ['Karnataka, India', '29'],
  ['Bengaluru, Karnataka 560001', '29'],
  ['J&K', '01'],
  ['Uttaranchal', '05'],
  ['Chennai / Bengaluru', undefined],
  ['Goa Street', undefined],
])('the state %j has the code %s', (name, code) => {
  expect(findStateCode(name)).toBe(code);
});

test('every offered city has a state', () => {
  expect(CITIES.filter((city) => !STATES[findStateCode(city) ?? ''])).toEqual([]);
  expect(findStateCode('Bengaluru')).toBe('29');
  expect(findStateCode('')).toBeUndefined();
});

test('credits take back each part once, in any order', () => {
  const invoice = withTax(102_839, { from: '29', to: '29' });
  const left = creditOf(invoice, [], 75);
  const rest = creditOf(invoice, left ? [left] : [], 100);
  expect((left?.total ?? 0) + (rest?.total ?? 0)).toBe(invoice.total);
  expect(left && rest && creditOf(invoice, [left, rest], 100)).toBeNull();
  expect(creditOf(invoice, [], 0)).toBeNull();
});

test.each([
  [-1, 'NOT_DUE'],
  [0, 'NOT_DUE'],
  [1, 'UP_TO_15'],
  [15, 'UP_TO_15'],
  [16, 'UP_TO_30'],
  [30, 'UP_TO_30'],
  [31, 'UP_TO_60'],
  [60, 'UP_TO_60'],
  [61, 'OVER_60'],
  [400, 'OVER_60'],
])('an invoice that was due %i days ago has only the age %s', (days, age) => {
  const today = '2026-11-29';
  const dueOn = addDays(today, -days);
  const found = INVOICE_AGES.filter((one) => {
    const { first, last } = dueDaysOf(one, today);
    return (first === null || first <= dueOn) && (last === null || dueOn <= last);
  });
  expect(found).toEqual([age]);
});
