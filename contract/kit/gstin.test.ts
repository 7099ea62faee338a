import { expect, test } from 'vitest';
import { isGstin, stateCodeOf } from './gstin.ts';

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
