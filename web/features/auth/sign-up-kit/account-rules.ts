import * as z from 'zod';
import { phone, required } from '#contract/kit/fields.ts';
import { withCountryCode } from '#web/lib/forms/typed/phone.ts';

/** What only a form asks: the number apart from its country, and the password a second time. */
export const phoneParts = {
  countryCode: required('Country code is required'),
  phone: required('Phone number is required'),
};
export const passwordAgain = { confirmPassword: z.string() };

const Phone = phone('', '');

/** An empty number is another rule's matter. */
function isPhone(countryCode: string, number: string): boolean {
  return number.trim() === '' || Phone.safeParse(withCountryCode(countryCode, number)).success;
}

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
