import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { required } from '../kit/fields.ts';
import { signUpTrace } from '../referrals/trace.ts';
import { TokenBundle } from './session.ts';
import { SIGN_UP_TYPES } from './sign-up-kinds.ts';
import { TotpCode } from './two-factor.ts';

/** A path on this site to return to; anything that could leave the site is ignored. */
const ReturnTo = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .optional()
  .catch(undefined);

/** Google sign-up creates candidates only: the other kinds have forms that ask for more. */
const SignUpAs = z.enum(SIGN_UP_TYPES).catch('JOBSEEKER');

/**
 * The button is a plain link to this address. The answer returns to `/login` with a fragment: `#googleCode=…`
 * for `exchangeGoogleCode`, with `&returnTo=…` if one was given, or `#googleError=CODE` with a code from the
 * table of errors.
 */
export const startGoogleSignIn = endpoint({
  name: 'startGoogleSignIn',
  method: 'GET',
  path: '/api/auth/google/start',
  summary: 'Send the browser to Google to sign in',
  access: anyone,
  reads: nothing('It sends the browser elsewhere'),
  query: z.object({ returnTo: ReturnTo, userType: SignUpAs }),
  stream: true,
});

export const finishGoogleSignIn = endpoint({
  name: 'finishGoogleSignIn',
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Where Google sends the browser back; hands a one-time code to the sign-in page',
  access: anyone,
  reads: nothing('It sends the browser elsewhere'),
  stream: true,
});

export const exchangeGoogleCode = endpoint({
  name: 'exchangeGoogleCode',
  method: 'POST',
  path: '/api/auth/google/exchange',
  summary: 'Exchange the one-time code for a session; may ask for the code of two-step sign-in',
  access: anyone,
  changes: ['sessions'],
  body: z.object({
    code: required('Please enter the code', { max: 200 }),
    totpCode: TotpCode,
    ...signUpTrace,
  }),
  response: TokenBundle,
  transaction: 'own',
});
