import { AffiliateSignUp } from '#contract/auth/sign-up-kinds.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { PASSWORDS_MATCH, PHONE_IS_VALID, passwordAgain, phoneParts } from '../sign-up-kit/account-rules.ts';

const { firstName, lastName, website, email, password, socialMediaHandle, experience, marketingChannels } =
  AffiliateSignUp.shape;

export const AffiliateForm = ordered(
  {
    firstName,
    lastName,
    ...phoneParts,
    website,
    email,
    password,
    ...passwordAgain,
    socialMediaHandle,
    marketingChannels,
    experience,
  },
  PHONE_IS_VALID,
  PASSWORDS_MATCH,
);
