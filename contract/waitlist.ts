import * as z from 'zod';
import { anyone } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { ADDRESS, plainAddress } from './kit/addresses.ts';
import { required } from './kit/fields.ts';
import { ordered, type Rule } from './kit/ordered.ts';
import { plainCode } from './kit/plain-signs.ts';
import { isTenDigits, TEN_DIGITS } from './kit/ten-digits.ts';
import { WAITLIST_COLLEGES } from './lists/institutes.ts';

export const WAITLISTS = ['JOBSEEKER', 'RECRUITER'] as const;
export type Waitlist = (typeof WAITLISTS)[number];

const CONTACT_MISSING = 'Please fill in all required fields';
const DETAILS_MISSING = 'Please fill in college and experience details';
const COMPANY_MISSING = 'Please fill in company name';

/** Texts that several fields share: a form shows each of them once. */
export const MISSING_TEXTS: readonly string[] = [CONTACT_MISSING, DETAILS_MISSING, COMPANY_MISSING];

const CONTACT = {
  name: required(CONTACT_MISSING, { max: 80 }),
  email: required(CONTACT_MISSING, { max: 254 }).overwrite(plainAddress),
  phone: required(CONTACT_MISSING).overwrite(plainCode),
};

// Rules that come last, so that missing fields are reported before malformed ones.
const FORMATS: Rule<typeof CONTACT>[] = [
  {
    at: 'email',
    reads: ['email'],
    text: 'Please enter a valid email address.',
    holds: ({ email }) => email === '' || ADDRESS.test(email),
    last: true,
  },
  {
    at: 'phone',
    reads: ['phone'],
    text: TEN_DIGITS,
    holds: ({ phone }) => phone === '' || isTenDigits(phone),
    last: true,
  },
];

export const CandidateWaitlist = ordered(
  {
    ...CONTACT,
    college: z.enum(WAITLIST_COLLEGES, { error: DETAILS_MISSING }),
    experience: required(DETAILS_MISSING, { max: 40 }),
  },
  ...FORMATS,
);

export const RecruiterWaitlist = ordered(
  { ...CONTACT, company: required(COMPANY_MISSING, { max: 120 }) },
  ...FORMATS,
);

const JOINED = 'You are on the waitlist.';

export const joinCandidateWaitlist = endpoint({
  name: 'joinCandidateWaitlist',
  method: 'POST',
  path: '/api/waitlist/jobseeker',
  summary: 'Put a graduate on the waitlist',
  access: anyone,
  changes: ['waitlist'],
  body: CandidateWaitlist,
  status: 201,
  message: JOINED,
});

export const joinRecruiterWaitlist = endpoint({
  name: 'joinRecruiterWaitlist',
  method: 'POST',
  path: '/api/waitlist/recruiter',
  summary: 'Put somebody who hires on the waitlist',
  access: anyone,
  changes: ['waitlist'],
  body: RecruiterWaitlist,
  status: 201,
  message: JOINED,
});
