import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { USER_TYPES } from '../core/roles.ts';
import { nothing } from '../core/things.ts';
import { optionalPhone, phone, required, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { SignupPassword, signupPassword } from '../kit/password.ts';
import { signUpTrace } from '../referrals/trace.ts';
import { TokenBundle } from './session.ts';

export const BAD_EMAIL = 'Please enter a valid email address.';
export const BAD_PHONE = 'Please enter a valid phone number';
export const NO_PHONE = 'Phone number is required';
export const NO_COMPANY = 'Company name is required';

/** Fields of every sign-up form. */
export const person = {
  firstName: required('First name is required.', { max: 80 }),
  lastName: required('Last name is required.', { max: 80 }),
  email: trimmedEmail('Email address is required.', BAD_EMAIL),
  password: signupPassword('Password must be at least 8 characters long.'),
  phone: optionalPhone(BAD_PHONE),
};

export const CandidateSignUp = ordered({ ...person, ...signUpTrace });

export const signUpCandidate = endpoint({
  name: 'signUpCandidate',
  method: 'POST',
  path: '/api/auth/signup/candidate',
  summary: 'Create a candidate account and mail a verification code',
  access: anyone,
  changes: ['referrals'],
  body: CandidateSignUp,
  response: z.object({ needsVerification: z.boolean(), email: z.string(), message: z.string() }),
  status: 201,
  replayable: false,
});

export const RecruiterSignUp = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  companyName: required(NO_COMPANY, { max: 120 }),
  phone: phone(NO_PHONE, BAD_PHONE),
  email: trimmedEmail('Email is required', BAD_EMAIL),
  password: SignupPassword,
  ...signUpTrace,
});

export const signUpRecruiter = endpoint({
  name: 'signUpRecruiter',
  method: 'POST',
  path: '/api/auth/signup/recruiter',
  summary: 'Create a recruiter, their company and a session',
  access: anyone,
  changes: ['approval', 'referrals'],
  body: RecruiterSignUp,
  response: TokenBundle,
  status: 201,
  replayable: false,
});

const EmailToCheck = z.object({
  email: z
    .string({ error: BAD_EMAIL })
    .trim()
    .max(254, BAD_EMAIL)
    .refine((value) => value.includes('@'), BAD_EMAIL),
});

export const checkEmailStatus = endpoint({
  name: 'checkEmailStatus',
  method: 'POST',
  path: '/api/auth/check-email-status',
  summary: 'What the sign-in form needs to know of an address',
  access: anyone,
  reads: nothing('Asked for each input'),
  transaction: 'none',
  body: EmailToCheck,
  response: z.object({
    exists: z.boolean(),
    verified: z.boolean(),
    userType: z.enum(USER_TYPES).nullable(),
    message: z.string(),
    accountEnabled: z.boolean(),
    canLogin: z.boolean(),
    needsVerification: z.boolean(),
  }),
});

export const checkEmail = endpoint({
  name: 'checkEmail',
  method: 'GET',
  path: '/api/auth/check-email',
  offline: false,
  summary: 'Whether an address is free for a new account',
  access: anyone,
  reads: nothing('Asked for each input'),
  query: EmailToCheck,
  response: z.object({
    exists: z.boolean(),
    message: z.string(),
    canSignIn: z.boolean(),
    canRecover: z.boolean(),
    canSignUp: z.boolean(),
  }),
});
