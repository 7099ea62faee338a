import * as z from 'zod';
import { tooLong } from './fields.ts';

/**
 * For every set of rules the server refuses the most common passwords; their list is not sent to browsers.
 */
export const PASSWORD_TOO_COMMON = 'This password is too common. Please choose another one.';

/** Limits the cost of hashing. */
const MAX_LENGTH = 200;

/** At least 8 characters; each sign-up screen has its own text. Never trimmed. */
export function signupPassword(text: string) {
  return z.string({ error: text }).min(8, text).max(MAX_LENGTH, tooLong(MAX_LENGTH));
}
export const SignupPassword = signupPassword('Password must be at least 8 characters long');

export const SettingsPassword = z
  .string({ error: 'New password is required' })
  .refine((value) => value !== '', 'New password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(MAX_LENGTH, tooLong(MAX_LENGTH));

/** The rules for a new password after a reset, in order, each with its own text. */
export const RESET_PASSWORD_RULES = [
  { text: 'Password must be at least 8 characters long', pattern: /^.{8,}$/su },
  { text: 'Password must contain at least one lowercase letter', pattern: /[a-z]/ },
  { text: 'Password must contain at least one uppercase letter', pattern: /[A-Z]/ },
  { text: 'Password must contain at least one number', pattern: /\d/ },
  { text: 'Password must contain at least one special character (@$!%*?&)', pattern: /[@$!%*?&]/ },
] as const;

export const ResetPassword = RESET_PASSWORD_RULES.reduce(
  (schema, { text, pattern }) => schema.regex(pattern, text),
  z.string({ error: RESET_PASSWORD_RULES[0].text }),
).max(MAX_LENGTH, tooLong(MAX_LENGTH));

export type PasswordStrength = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** By the number of reset rules met: up to 2, 3, 4, all 5. */
export function passwordStrength(password: string): PasswordStrength {
  const met = RESET_PASSWORD_RULES.filter(({ pattern }) => pattern.test(password)).length;
  if (met <= 2) return 'Weak';
  if (met === 3) return 'Fair';
  return met === 4 ? 'Good' : 'Strong';
}
