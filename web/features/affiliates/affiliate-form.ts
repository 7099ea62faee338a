import * as z from 'zod';
import { AffiliateSignUp } from '#contract/auth/sign-up-kinds.ts';
import { required } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { DEFAULT_COUNTRY_CODE } from '#contract/lists/country-codes.ts';
import { isPhone, withCountryCode } from '#web/lib/forms/phone.ts';

const { firstName, lastName, website, email, password, socialMediaHandle, experience, marketingChannels } =
  AffiliateSignUp.shape;

/** What only the form asks: the number apart from its country, and the password a second time. */
export const AffiliateForm = ordered(
  {
    firstName,
    lastName,
    countryCode: required('Country code is required'),
    phone: required('Phone number is required'),
    website,
    email,
    password,
    confirmPassword: z.string(),
    socialMediaHandle,
    marketingChannels,
    experience,
  },
  {
    at: 'phone',
    reads: ['countryCode', 'phone'],
    text: 'Please enter a valid phone number',
    holds: (form) => isPhone(form.countryCode, form.phone),
  },
  {
    at: 'confirmPassword',
    before: 'password',
    reads: ['password', 'confirmPassword'],
    text: 'Passwords do not match',
    holds: (form) => form.password === form.confirmPassword,
  },
);

export const EMPTY_AFFILIATE: z.input<typeof AffiliateForm> = {
  firstName: '',
  lastName: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  website: '',
  email: '',
  password: '',
  confirmPassword: '',
  socialMediaHandle: '',
  marketingChannels: [],
  experience: '',
};

export function toAffiliateSignUp({
  countryCode,
  confirmPassword: _,
  ...form
}: z.output<typeof AffiliateForm>): z.input<typeof AffiliateSignUp> {
  return { ...form, phone: withCountryCode(countryCode, form.phone) };
}
