import { DEFAULT_COUNTRY_CODE } from '#contract/lists/country-codes.ts';
import { withCountryCode } from '#web/lib/forms/typed/phone.ts';

export const EMPTY_ACCOUNT = {
  firstName: '',
  lastName: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export const EMPTY_RECRUITER = { ...EMPTY_ACCOUNT, companyName: '' };

/** What is sent of such a form: one number, one password. */
export function toAccount<T extends { countryCode: string; phone: string; confirmPassword: string }>({
  countryCode,
  confirmPassword: _,
  ...form
}: T) {
  return { ...form, phone: withCountryCode(countryCode, form.phone) };
}
