import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { optionalLink, optionalText, phone, required, requiredLink, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { SignupPassword } from '../kit/password.ts';
import { MARKETING_CHANNELS } from '../lists/marketing-channels.ts';
import { signUpTrace } from '../referrals/trace.ts';
import { TokenBundle } from './session.ts';
import { BAD_EMAIL, BAD_PHONE, NO_COMPANY, NO_PHONE, person } from './sign-up.ts';

const NO_WEBSITE = 'Website/Blog URL is required';
const BAD_WEBSITE = 'Please enter a whole web address, like https://example.com.';

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** People write `myblog.in`; the stored value starts with https. */
function withScheme<T>(value: T): T | string {
  if (typeof value !== 'string' || value.trim() === '' || HAS_SCHEME.test(value)) return value;
  return `https://${value.trim()}`;
}

const application = {
  socialMediaHandle: optionalText(),
  /** Marketing experience in the applicant's own words. */
  experience: optionalText(2000),
  marketingChannels: z
    .array(z.enum(MARKETING_CHANNELS, { error: 'Please choose from the list.' }))
    .max(MARKETING_CHANNELS.length, 'Please choose from the list.')
    .default([]),
};

export const AffiliateSignUp = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  phone: phone(NO_PHONE, BAD_PHONE),
  website: z
    .string({ error: NO_WEBSITE })
    .trim()
    .overwrite(withScheme)
    .pipe(requiredLink(NO_WEBSITE, BAD_WEBSITE)),
  email: trimmedEmail('Email is required', BAD_EMAIL),
  password: SignupPassword,
  ...application,
  ...signUpTrace,
});

export const AFFILIATE_SIGNED_UP = 'Affiliate signup coming soon! Your information has been recorded.';

export const signUpAffiliate = endpoint({
  name: 'signUpAffiliate',
  method: 'POST',
  path: '/api/auth/signup/affiliate',
  summary: 'Create an affiliate account with an application to the programme, and a session',
  access: anyone,
  changes: ['affiliates'],
  body: AffiliateSignUp,
  response: TokenBundle,
  message: AFFILIATE_SIGNED_UP,
  status: 201,
  replayable: false,
});

/** Sign-up never creates an admin. */
export const SIGN_UP_TYPES = ['JOBSEEKER', 'RECRUITER', 'AFFILIATE'] as const;

export const GenericSignUp = ordered(
  {
    ...person,
    userType: z.enum(SIGN_UP_TYPES, { error: 'Please choose a kind of account.' }).default('JOBSEEKER'),
    companyName: optionalText(120),
    website: z.preprocess(withScheme, optionalLink(BAD_WEBSITE)),
    ...application,
    ...signUpTrace,
  },
  {
    at: 'phone',
    reads: ['userType', 'phone'],
    text: NO_PHONE,
    holds: ({ userType, phone: number }) => userType === 'JOBSEEKER' || !!number,
  },
  {
    at: 'companyName',
    reads: ['userType', 'companyName'],
    text: NO_COMPANY,
    holds: ({ userType, companyName }) => userType !== 'RECRUITER' || !!companyName,
  },
  {
    at: 'website',
    reads: ['userType', 'website'],
    text: NO_WEBSITE,
    holds: ({ userType, website: address }) => userType !== 'AFFILIATE' || !!address,
  },
);

export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account of any kind but an admin, and a session; candidates verify before they go on',
  access: anyone,
  changes: ['approval', 'affiliates', 'referrals'],
  body: GenericSignUp,
  response: TokenBundle,
  status: 201,
  replayable: false,
});
