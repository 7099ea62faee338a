/** First name and initial, as far as a referrer may know. */
export function shortName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName.charAt(0)}.`;
}
