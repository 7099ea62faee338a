import { updatePassword } from '../account/password.ts';
import { endpoint } from '../core/endpoint.ts';

/** The settings' call under the name that the sign-in documents give it. */
export const changePassword = endpoint({
  ...updatePassword,
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  reads: undefined,
  changes: ['sessions'],
});
