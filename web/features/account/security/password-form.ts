import * as z from 'zod';
import { PasswordUpdate } from '#contract/account/password.ts';
import { ordered } from '#contract/kit/ordered.ts';

/** The contract's rules, and the new password a second time. */
export const PasswordForm = ordered(
  { ...PasswordUpdate.shape, confirmPassword: z.string() },
  {
    at: 'confirmPassword',
    reads: ['newPassword', 'confirmPassword'],
    text: 'Passwords do not match',
    holds: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  },
);
