import { TIE } from './tie.ts';

/** Ties each number to its unit, in texts that mails and files use as well. */
export function tied(words: string): string {
  return words.replace(/(?<=\d) (?=(L|min|am|pm|y|m)\b)| (?=– |\d+ m\b)/g, TIE);
}
