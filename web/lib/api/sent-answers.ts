import { createContext } from 'react';
import { ANSWERS_ID } from '#contract/sent-answers.ts';

/** Answers that came with a page, as visitors read them, by the path of their call. */
export type Answers = Readonly<Record<string, unknown>>;

/** Given where the server draws; in a browser those of the page that it opened. */
export const SentAnswers = createContext<Answers>(typeof document === 'undefined' ? {} : readSentAnswers());

export function readSentAnswers(): Answers {
  return JSON.parse(document.getElementById(ANSWERS_ID)?.textContent || '{}');
}
