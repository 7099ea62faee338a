import { expect, test } from 'vitest';
import { plainCode, plainPhone, plainSigns } from './plain-signs.ts';

test.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['+91 98765–43210', '+91 98765-43210'],
  ['98765.43210', '98765 43210'],
  ['+91 (98765) 43210', '+91 98765 43210'],
  ['0091 98765 43210', '+91 98765 43210'],
  ['00 91 98765 43210', '+91 98765 43210'],
  ['＋９１ ９８７６５ ４３２１０', '+91 98765 43210'],
  ['९८७६५४३२१०', '9876543210'],
  ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  ['98765\u00a043210', '98765 43210'],
  ['98765\u200b43210', '9876543210'],
  ['+91-98765-43210', '+91-98765-43210'],
  ['022/2345678', '022 2345678'],
  ['000000', '000000'],
])('the phone number %j is %j', (typed, meant) => {
  expect(plainPhone(typed)).toBe(meant);
});

test('letters of a phone number stay, so that it is refused', () => {
  expect(plainPhone('98765 4321O ext 2')).toBe('98765 4321O ext 2');
});

test('a code has no spaces and nothing invisible', () => {
  expect(plainCode('\u2066 29AAG CB7383\u00adJ1Z4\u2069')).toBe('29AAGCB7383J1Z4');
  expect(plainCode('００１２ ३४५६')).toBe('00123456');
});

test('every digit of every script is its value', () => {
  for (const zero of ['०', '০', '௦', '౦', '٠', '𝟎'])
    expect(
      Array.from({ length: 10 }, (_, value) =>
        plainSigns(String.fromCodePoint((zero.codePointAt(0) ?? 0) + value)),
      ).join(''),
    ).toBe('0123456789');
});
