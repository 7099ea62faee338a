import * as z from 'zod';
import { RecruiterSignUp } from '#contract/auth/sign-up.ts';
import { required } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { DEFAULT_COUNTRY_CODE } from '#contract/lists/country-codes.ts';
import { isPhone, withCountryCode } from '#web/lib/forms/phone.ts';

const { firstName, lastName, companyName, email, password } = RecruiterSignUp.shape;

/** What only the form asks: the number apart from its country, and the password a second time. */
export const RecruiterForm = ordered(
  {
    firstName,
    lastName,
    companyName,
    countryCode: required('Country code is required'),
    phone: required('Phone number is required'),
    email,
    password,
    confirmPassword: z.string(),
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

export const EMPTY_RECRUITER: z.input<typeof RecruiterForm> = {
  firstName: '',
  lastName: '',
  companyName: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export function toSignUp({
  countryCode,
  confirmPassword: _,
  ...form
}: z.output<typeof RecruiterForm>): z.input<typeof RecruiterSignUp> {
  return { ...form, phone: withCountryCode(countryCode, form.phone) };
}
