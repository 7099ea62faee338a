import { createContext } from 'react';
import { ANSWERS_ID } from '#contract/sent-answers.ts';

/** Answers that were embedded in the page, as visitors get them, by the path of their call. */
export type Answers = Readonly<Record<string, unknown>>;

/** Provided when the server renders; in a browser, those of the opened page. */
export const SentAnswers = createContext<Answers>(typeof document === 'undefined' ? {} : readSentAnswers());

export function readSentAnswers(): Answers {
  return JSON.parse(document.getElementById(ANSWERS_ID)?.textContent || '{}');
}
