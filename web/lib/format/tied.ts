import { TIE } from './tie.ts';

/** The same words with each figure tied to its unit, for texts that mails and files use as well. */
export function tied(words: string): string {
  return words.replace(/(?<=\d) (?=(L|min|am|pm|y|m)\b)| (?=– |\d+ m\b)/g, TIE);
}
