/** The number as the server wants it: after the code of its country, once, without the zero of calls within it. */
export function withCountryCode(countryCode: string, number: string): string {
  const digits = number.replaceAll(/[\s-]/g, '');
  const own = digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
  return countryCode + own.replace(/^0+/, '');
}
