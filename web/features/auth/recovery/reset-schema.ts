import * as z from 'zod';
import { ordered } from '#contract/kit/ordered.ts';
import { ResetPassword } from '#contract/kit/password.ts';

const CONFIRM = 'Please confirm your password';

/** The new password twice. */
export const ResetForm = ordered(
  { newPassword: ResetPassword, confirmPassword: z.string({ error: CONFIRM }).min(1, CONFIRM) },
  {
    at: 'confirmPassword',
    reads: ['newPassword', 'confirmPassword'],
    text: 'Passwords do not match',
    holds: (form) => form.confirmPassword === '' || form.newPassword === form.confirmPassword,
  },
);
