import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  'Asha',
  'Asha Rao2',
  'Anne-Marie O’Neill',
  "D'Souza",
  'A. P. J. Abdul Kalam',
  'J.R. Rao',
  'Dr. Meera Rao',
  'Müller',
  'आशा राव',
  'தமிழ்ச்செல்வி',
  '李 小龙',
])('%s is accepted as a name', (name) => {
  expect(plainName(` ${name} `)).toBe(name);
});

test.each([
  'http://evil.example',
  'evil.example',
  'www.evil.example',
  'pay at evil.co',
  'sub-domain.example',
  'asha@evil.example',
  'evil.example/pay',
  'You have won a prize today',
  'Your account ends. Sign in',
  'Call +91 98765 43210',
  'Call 98765 43210',
  'Asha\r\nBcc: victim@people.test',
  'Asha\nPay now',
  'Asha\u2028Pay now',
  'Asha\u202eelpmaxe',
  'Asha\u0000',
  '<b>Asha</b>',
  '[Pay](evil)',
  'Win: now!',
  'a'.repeat(61),
  '.',
  '',
])('%j is not used in a mail', (name) => {
  expect(plainName(name)).toBe('there');
  expect(plainName(name, 'A member')).toBe('A member');
});
