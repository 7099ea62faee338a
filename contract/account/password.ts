import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { tooLong } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { SettingsPassword } from '../kit/password.ts';

/** Not trimmed: spaces around a password are part of it. */
function typedPassword(missing: string) {
  return z.string({ error: missing }).min(1, missing).max(500, tooLong(500));
}

export const PasswordUpdate = ordered({
  currentPassword: typedPassword('Current password is required'),
  newPassword: SettingsPassword,
});

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change the own password; every other session ends',
  access: signedIn,
  alone: 'account',
  changes: ['sessions'],
  body: PasswordUpdate,
  message: 'Password changed successfully!',
  replayable: false,
});

/** Confirmation required to delete an account. */
export const AccountDeletion = ordered({
  password: typedPassword('Password is required'),
  /** Names of the companies that will close, typed so that nobody confirms by accident. */
  companyNames: z
    .array(z.string().max(200, tooLong(200)))
    .max(20)
    .optional(),
});
