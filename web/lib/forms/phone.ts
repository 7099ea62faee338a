/** The number as the server wants it: after the code of its country, without the zero of calls within it. */
export function withCountryCode(countryCode: string, number: string): string {
  return countryCode + number.replaceAll(/[\s-]/g, '').replace(/^0+/, '');
}
