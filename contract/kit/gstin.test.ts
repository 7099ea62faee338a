import { expect, test } from 'vitest';
import { checkDigitOf, isGstin, stateCodeOf } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29AAGCT4821K1ZZ', '06AAGCT4821K1Z7'])(
  '%s is valid',
  (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  },
);

test('every other check digit is refused, and so are two swapped characters', () => {
  const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(signs.filter((sign) => isGstin(`27AAPFU0939F1Z${sign}`))).toEqual(['V']);
  expect(isGstin('27AAPFU9039F1ZV')).toBe(false);
  expect(isGstin('72AAPFU0939F1ZV')).toBe(false);
});

test.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1XV', '27AAPFU0939F1ZV '])(
  '"%s" has the wrong format',
  (text) => {
    expect(isGstin(text)).toBe(false);
  },
);

test('the first two characters give the state', () => {
  expect(stateCodeOf('06AAGCT4821K1Z7')).toBe('06');
});

const whole = (start: string) => `${start}${checkDigitOf(start)}`;

test.each([
  ['a company', '29AAGCB7383J1Z'],
  ['one who deducts tax at source, by TAN', '29BLRA12345B1D'],
  ['a marketplace that collects tax', '29AAGCB7383J1C'],
  ['an embassy', '0717USA00001UN'],
  ['a non-resident', '9917SGP29001NR'],
  ['an online service from abroad', '9917SGP29001OS'],
])('the number of %s is valid', (_, start) => {
  expect(isGstin(whole(start))).toBe(true);
});

test.each([
  ['state 00', '00AAGCB7383J1Z'],
  ['state 45', '45AAGCB7383J1Z'],
  ['a PAN whose fourth letter is X', '29AAGXB7383J1Z'],
  ['the zeroth registration', '29AAGCB7383J0Z'],
])('a number with %s is refused, though its check digit is right', (_, start) => {
  expect(isGstin(whole(start))).toBe(false);
});
