import { updatePassword } from '../account/password.ts';
import { endpoint } from '../core/endpoint.ts';

/** The call of the settings, under the name that the sign-in specification uses. */
export const changePassword = endpoint({
  ...updatePassword,
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  reads: undefined,
  changes: ['sessions'],
});
