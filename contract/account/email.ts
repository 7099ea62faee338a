import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { ERRORS } from '../core/errors.ts';
import { Timestamp } from '../core/time.ts';
import { required, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { UserProfile } from './profile.ts';

/** When the new address equals the current one, ignoring spelling. */
export const EMAIL_UNCHANGED = 'Email is already up to date';

const CODE_SENT = 'Verification code sent to your new email address';

const newEmail = trimmedEmail('Email is required', 'Please enter a valid email address');

export const NewEmail = ordered({ newEmail });

const CodeSent = z.object({
  newEmail: z.string(),
  /** 10 minutes from now. */
  expiresAt: Timestamp,
  cooldownSeconds: z.number(),
});

export const requestEmailUpdate = endpoint({
  name: 'requestEmailUpdate',
  method: 'POST',
  path: '/api/user/email/request-update',
  summary: 'Mail a code to the new address; the account keeps the old one until the code is entered',
  access: signedIn,
  alone: 'account',
  proof: 'any',
  changes: ['account'],
  body: NewEmail,
  response: CodeSent,
  message: CODE_SENT,
});

export const resendEmailUpdateCode = endpoint({
  name: 'resendEmailUpdateCode',
  method: 'POST',
  path: '/api/user/email/resend-otp',
  summary: 'Mail another code to the new address; the one before stops working',
  access: signedIn,
  alone: 'account',
  proof: 'any',
  changes: ['account'],
  body: NewEmail,
  response: CodeSent,
  message: CODE_SENT,
});

export const EmailUpdate = ordered({
  otpCode: required('Please enter the verification code').regex(/^(\d{6})?$/, ERRORS.INVALID_CODE[1]),
  newEmail,
});

export const verifyEmailUpdate = endpoint({
  name: 'verifyEmailUpdate',
  method: 'POST',
  path: '/api/user/email/verify-update',
  summary: 'Move to the new address with the mailed code; a wrong one answers `remainingAttempts` in `data`',
  access: signedIn,
  alone: 'account',
  proof: 'any',
  changes: ['account', 'sessions'],
  body: EmailUpdate,
  response: UserProfile,
  message: 'Email updated successfully!',
  transaction: 'own',
});
