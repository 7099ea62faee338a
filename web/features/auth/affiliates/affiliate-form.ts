import type * as z from 'zod';
import { AffiliateSignUp } from '#contract/auth/sign-up-kinds.ts';
import { ordered } from '#contract/kit/ordered.ts';
import {
  EMPTY_ACCOUNT,
  PASSWORDS_MATCH,
  PHONE_IS_VALID,
  passwordAgain,
  phoneParts,
} from '../sign-up-kit/account-form.ts';

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

export const EMPTY_AFFILIATE: z.input<typeof AffiliateForm> = {
  ...EMPTY_ACCOUNT,
  website: '',
  socialMediaHandle: '',
  marketingChannels: [],
  experience: '',
};
