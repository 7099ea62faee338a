import { RecruiterSignUp } from '#contract/auth/sign-up.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { EMPTY_ACCOUNT, PASSWORDS_MATCH, PHONE_IS_VALID, passwordAgain, phoneParts } from './account-form.ts';

const { firstName, lastName, companyName, email, password } = RecruiterSignUp.shape;

export const RecruiterForm = ordered(
  { firstName, lastName, companyName, ...phoneParts, email, password, ...passwordAgain },
  PHONE_IS_VALID,
  PASSWORDS_MATCH,
);

export const EMPTY_RECRUITER = { ...EMPTY_ACCOUNT, companyName: '' };
