import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { linkToken, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { ResetPassword } from '../kit/password.ts';
import { DeviceMarks } from './session.ts';

export const RESET_HOURS = 1;

/**
 * Prefix of the secret in a link that sets up a new admin's account: it lives longer, and only a super admin
 * can send another.
 */
export const ADMIN_LINK_MARK = 'admin-';

export const MISSING_RESET_TOKEN = 'Reset token is missing from the URL';

export const ForgottenAddress = ordered({
  email: trimmedEmail('Email address is required', 'Please enter a valid email address'),
});

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link that sets a new password; says nothing about whether there is an account',
  access: anyone,
  changes: nothing('It sends a mail, and no screen shows that'),
  body: ForgottenAddress.extend({ deviceMarks: DeviceMarks }),
  message: 'If an account with this email exists, a reset link is on its way.',
  replayable: false,
});

const token = linkToken(MISSING_RESET_TOKEN);

export const checkPasswordReset = endpoint({
  name: 'checkPasswordReset',
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Whether a reset link still works; does not use it up',
  access: anyone,
  reads: nothing('Asked for each input'),
  transaction: 'none',
  body: z.object({ token }),
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a mailed link; ends every session',
  access: anyone,
  changes: ['sessions'],
  body: ordered({ token, newPassword: ResetPassword }),
  message: 'Password reset successfully. You can now sign in with your new password.',
  transaction: 'own',
  replayable: false,
});
