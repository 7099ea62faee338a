import { expect, test } from 'vitest';
import { isCommonPassword } from './passwords.ts';

test.each(['password', '12345678', 'password1', 'qwerty123', 'iloveyou', '88888888', 'welcome1'])(
  '"%s" is one of the most common passwords',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['', 'Medallist@2026', 'iloveyou ', 'PASSWORD1', 'correct horse battery staple'])(
  '"%s" is not one of the most common passwords',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
