import * as z from 'zod';
import { anyone, signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { linkToken, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { TokenBundle } from './session.ts';

export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 60;
export const CODE_ATTEMPTS = 5;

const BAD_EMAIL = 'Please enter a valid email address.';
const CODE_SENT = 'Verification code sent successfully!';

const Address = ordered({ email: trimmedEmail(BAD_EMAIL, BAD_EMAIL) });

export const CodeEntry = ordered({
  email: trimmedEmail(BAD_EMAIL, BAD_EMAIL),
  otpCode: z
    .string({ error: 'Please enter the complete 6-digit code' })
    .regex(/^\d{6}$/, 'Please enter the complete 6-digit code'),
});

export const verifyEmailCode = endpoint({
  name: 'verifyEmailCode',
  method: 'POST',
  path: '/api/auth/verify-email-otp',
  summary: 'Confirm an address with the mailed code and sign in',
  access: anyone,
  changes: ['account', 'sessions'],
  body: CodeEntry,
  response: TokenBundle,
  message: 'Email verified successfully!',
  transaction: 'own',
});

export const verifyEmailLink = endpoint({
  name: 'verifyEmailLink',
  method: 'POST',
  path: '/api/auth/verify-email/{token}',
  summary: 'Confirm an address with the mailed link and sign in',
  access: anyone,
  changes: ['account', 'sessions'],
  params: z.object({ token: linkToken() }),
  response: TokenBundle,
  message: 'Email verified successfully!',
  transaction: 'own',
});

export const resendCode = endpoint({
  name: 'resendCode',
  method: 'POST',
  path: '/api/auth/resend-verification-otp',
  summary: 'Mail a new code; the old one stops working',
  access: anyone,
  changes: nothing('It sends a mail, and no screen shows that'),
  body: Address,
  response: z.object({ cooldownSeconds: z.number() }),
  message: CODE_SENT,
});

export const resendCodeFromLogin = endpoint({
  name: 'resendCodeFromLogin',
  method: 'POST',
  path: '/api/auth/resend-verification-login',
  summary: 'Mail a new code to someone whom sign-in refused as unverified',
  access: anyone,
  changes: nothing('It sends a mail, and no screen shows that'),
  body: Address,
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    verificationType: z.literal('OTP'),
    cooldownSeconds: z.number(),
  }),
  message: CODE_SENT,
});

export const resendOwnCode = endpoint({
  name: 'resendOwnCode',
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mail a new code to the address of the signed-in account',
  access: signedIn,
  changes: ['account'],
  response: z.object({ cooldownSeconds: z.number() }),
  message: CODE_SENT,
});
