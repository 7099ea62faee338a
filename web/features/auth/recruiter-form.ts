import * as z from 'zod';
import { RecruiterSignUp } from '#contract/auth/sign-up.ts';
import { required } from '#contract/fields.ts';
import { COUNTRY_CODES, DEFAULT_COUNTRY_CODE } from '#contract/lists/country-codes.ts';
import { ordered } from '#contract/ordered.ts';

const { firstName, lastName, companyName, phone, email, password } = RecruiterSignUp.shape;

/** The number as the server wants it: after the code of its country, without the zero of calls within it. */
function withCountryCode(countryCode: string, number: string): string {
  return countryCode + number.replaceAll(/[\s-]/g, '').replace(/^0+/, '');
}

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
    holds: (form) =>
      form.phone.trim() === '' || phone.safeParse(withCountryCode(form.countryCode, form.phone)).success,
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

/** `+91 India` */
export function nameOfCode(code: string): string {
  return `${code} ${COUNTRY_CODES.find((one) => one.code === code)?.country ?? ''}`;
}

export function toSignUp({
  countryCode,
  confirmPassword: _,
  ...form
}: z.output<typeof RecruiterForm>): z.input<typeof RecruiterSignUp> {
  return { ...form, phone: withCountryCode(countryCode, form.phone) };
}
