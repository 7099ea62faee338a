import { RecruiterSignUp } from '#contract/auth/sign-up.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { PASSWORDS_MATCH, PHONE_IS_VALID, passwordAgain, phoneParts } from './account-rules.ts';

const { firstName, lastName, companyName, email, password } = RecruiterSignUp.shape;

export const RecruiterForm = ordered(
  { firstName, lastName, companyName, ...phoneParts, email, password, ...passwordAgain },
  PHONE_IS_VALID,
  PASSWORDS_MATCH,
);
