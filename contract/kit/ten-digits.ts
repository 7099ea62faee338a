/** For the landing page, which takes Indian numbers without the country code. */
export const TEN_DIGITS = 'Please enter a 10-digit phone number.';

export function isTenDigits(phone: string): boolean {
  return /^\d{10}$/.test(phone);
}
