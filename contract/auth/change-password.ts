import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { tooLong } from '../fields.ts';
import { ordered } from '../ordered.ts';
import { SettingsPassword } from '../password.ts';

const CURRENT_MISSING = 'Current password is required';

export const PasswordChange = ordered({
  currentPassword: z.string({ error: CURRENT_MISSING }).min(1, CURRENT_MISSING).max(500, tooLong(500)),
  newPassword: SettingsPassword,
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; ends every other session',
  access: signedIn,
  body: PasswordChange,
  message: 'Password changed successfully!',
  replayable: false,
});
