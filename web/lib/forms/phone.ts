/** The number in the server's format: with the country code once, without the trunk prefix 0. */
export function withCountryCode(countryCode: string, number: string): string {
  const digits = number.replaceAll(/[\s-]/g, '');
  const own = digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
  return countryCode + own.replace(/^0+/, '');
}
