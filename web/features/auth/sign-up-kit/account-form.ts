import * as z from 'zod';
import { required } from '#contract/kit/fields.ts';
import { DEFAULT_COUNTRY_CODE } from '#contract/lists/country-codes.ts';
import { isPhone, withCountryCode } from '#web/lib/forms/phone.ts';

/** What only a form asks: the number apart from its country, and the password a second time. */
export const phoneParts = {
  countryCode: required('Country code is required'),
  phone: required('Phone number is required'),
};
export const passwordAgain = { confirmPassword: z.string() };

export const PHONE_IS_VALID = {
  at: 'phone',
  reads: ['countryCode', 'phone'],
  text: 'Please enter a valid phone number',
  holds: (form: { countryCode: string; phone: string }) => isPhone(form.countryCode, form.phone),
} as const;

export const PASSWORDS_MATCH = {
  at: 'confirmPassword',
  before: 'password',
  reads: ['password', 'confirmPassword'],
  text: 'Passwords do not match',
  holds: (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
} as const;

export const EMPTY_ACCOUNT = {
  firstName: '',
  lastName: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** What is sent of such a form: one number, one password. */
export function toAccount<T extends { countryCode: string; phone: string; confirmPassword: string }>({
  countryCode,
  confirmPassword: _,
  ...form
}: T) {
  return { ...form, phone: withCountryCode(countryCode, form.phone) };
}
