import * as z from 'zod';
import { recruiter } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { longPhone, optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

export const MAX_EXPERIENCE_YEARS = 50;
/** Shown below the field, not enforced. */
export const BIO_SHOWN_LIMIT = 500;

const BAD_EXPERIENCE = 'Experience must be between 0 and 50 years.';
const BAD_LINKEDIN = 'Please enter a valid LinkedIn URL';
const LINKEDIN = /^(https?:\/\/)?([\w-]+\.)*linkedin\.com([/?#]|$)/i;

/** A recruiter's profile, with the fields in the order in which errors are reported. */
export const RecruiterProfileInput = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  designation: required('Designation is required', { max: 120 }),
  phoneNumber: longPhone('Phone number is required', 'Please enter a valid phone number'),
  linkedinUrl: z
    .string({ error: BAD_LINKEDIN })
    .trim()
    .max(500, BAD_LINKEDIN)
    .refine((value) => value === '' || LINKEDIN.test(value), BAD_LINKEDIN)
    .nullish()
    .overwrite((value) => value || null),
  experienceYears: z
    .number({ error: BAD_EXPERIENCE })
    .int(BAD_EXPERIENCE)
    .min(0, BAD_EXPERIENCE)
    .max(MAX_EXPERIENCE_YEARS, BAD_EXPERIENCE)
    .nullish()
    .overwrite((value) => value ?? null),
  bio: optionalText(5000),
});
export type RecruiterProfileInput = z.output<typeof RecruiterProfileInput>;

/** Before the first save it has only the name and phone from the sign-up. */
export const RecruiterProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  designation: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  experienceYears: z.number().nullable(),
  bio: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  isSaved: z.boolean(),
  /** Sent back as If-Match. */
  version: z.number(),
});
export type RecruiterProfile = z.output<typeof RecruiterProfile>;

const write = {
  access: recruiter,
  alone: 'account',
  changes: ['recruiterProfile', 'account'],
  body: RecruiterProfileInput,
  response: RecruiterProfile,
} as const;
const ONBOARDING_PATH = '/api/recruiter/onboarding/recruiter-profile';

export const getRecruiterProfile = endpoint({
  name: 'getRecruiterProfile',
  method: 'GET',
  path: '/api/recruiter/profile',
  summary: 'The recruiter as colleagues and candidates see them',
  access: recruiter,
  reads: ['recruiterProfile', 'account'],
  response: RecruiterProfile,
});

export const updateRecruiterProfile = endpoint({
  name: 'updateRecruiterProfile',
  method: 'PUT',
  path: '/api/recruiter/profile',
  summary: 'Change the own profile; a stale If-Match answers 412 with the current one',
  ...write,
});

export const getOnboardingRecruiter = endpoint({
  name: 'getOnboardingRecruiter',
  method: 'GET',
  path: ONBOARDING_PATH,
  summary: 'The personal details of the application',
  access: recruiter,
  reads: ['recruiterProfile', 'account'],
  response: RecruiterProfile,
});

export const createOnboardingRecruiter = endpoint({
  name: 'createOnboardingRecruiter',
  method: 'POST',
  path: ONBOARDING_PATH,
  summary: 'Save the personal details for the first time',
  status: 201,
  ...write,
});

export const updateOnboardingRecruiter = endpoint({
  name: 'updateOnboardingRecruiter',
  method: 'PUT',
  path: ONBOARDING_PATH,
  summary: 'Change the personal details of the application',
  ...write,
});
