import { required, trimmedEmail } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { SignupPassword } from '#contract/kit/password.ts';

const INVALID = 'Please enter a valid email address.';

/** Asks for less than the form for applicants, in words of its own. */
export const CandidateReferrer = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  email: trimmedEmail('Email is required', INVALID),
  password: SignupPassword,
});
