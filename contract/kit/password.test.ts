import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  passwordStrength,
  ResetPassword,
  SettingsPassword,
  SignupPassword,
  signupPassword,
} from './password.ts';

function messages(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
}

test('sign-up requires eight characters and does not trim spaces', () => {
  expect(messages(SignupPassword, 'seven77')).toEqual(['Password must be at least 8 characters long']);
  expect(messages(SignupPassword, undefined)).toEqual(['Password must be at least 8 characters long']);
  expect(messages(signupPassword('Password must be at least 8 characters long.'), '')).toEqual([
    'Password must be at least 8 characters long.',
  ]);
  expect(SignupPassword.parse('  six six  ')).toBe('  six six  ');
  expect(messages(SignupPassword, 'x'.repeat(201))).toEqual(['Please use at most 200 characters.']);
});

test('the settings require a new password first and then six characters', () => {
  expect(messages(SettingsPassword, '')[0]).toBe('New password is required');
  expect(messages(SettingsPassword, undefined)).toEqual(['New password is required']);
  expect(messages(SettingsPassword, '12345')).toEqual(['Password must be at least 6 characters']);
  expect(messages(SettingsPassword, '123456')).toEqual([]);
  expect(messages(SettingsPassword, 'x'.repeat(201))).toEqual(['Please use at most 200 characters.']);
});

test('a reset lists every rule that is not met, in order', () => {
  expect(messages(ResetPassword, '')).toEqual([
    'Password must be at least 8 characters long',
    'Password must contain at least one lowercase letter',
    'Password must contain at least one uppercase letter',
    'Password must contain at least one number',
    'Password must contain at least one special character (@$!%*?&)',
  ]);
  expect(messages(ResetPassword, 'Abcdefg#1')).toEqual([
    'Password must contain at least one special character (@$!%*?&)',
  ]);
  expect(messages(ResetPassword, 'Medallist@2026')).toEqual([]);
});

test.each([
  ['', 'Weak'],
  ['abcdefgh', 'Weak'],
  ['Abcdefgh', 'Fair'],
  ['Abcdefg1', 'Good'],
  ['Abcdef1!', 'Strong'],
])('the strength of "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
