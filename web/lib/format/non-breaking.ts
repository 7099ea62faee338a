/** Between a figure and its unit, and before the dash of a range. */
export const NBSP = '\u00a0';

/** The same words with no break between a figure and its unit, for texts that mails and files use as well. */
export function nonBreaking(words: string): string {
  return words.replace(/(?<=\d) (?=(L|min|am|pm|y|m)\b)| (?=– |\d+ m\b)/g, NBSP);
}
