import { phone } from '#contract/kit/fields.ts';

/** The number as the server wants it: after the code of its country, without the zero of calls within it. */
export function withCountryCode(countryCode: string, number: string): string {
  return countryCode + number.replaceAll(/[\s-]/g, '').replace(/^0+/, '');
}

const Phone = phone('', '');

/** Whether the server will take it; an empty number is another rule's matter. */
export function isPhone(countryCode: string, number: string): boolean {
  return number.trim() === '' || Phone.safeParse(withCountryCode(countryCode, number)).success;
}
