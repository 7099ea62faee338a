import type { Question } from '#web/ui/marketing/questions.tsx';
import { COMPANY_QUESTIONS } from './company-questions.ts';
import { GRADUATE_QUESTIONS } from './graduate-questions.ts';
import { REFERRER_QUESTIONS } from './referrer-questions.ts';
import {
  ACCESS_QUESTIONS,
  COMPANY_TROUBLE,
  GRADUATE_TROUBLE,
  REFERRER_TROUBLE,
  SAFETY_QUESTIONS,
} from './trouble-questions.ts';

export interface QuestionGroup {
  audience: string;
  questions: readonly Question[];
}

/** How things work. */
export const HELP: readonly QuestionGroup[] = [
  { audience: 'Graduates', questions: GRADUATE_QUESTIONS },
  { audience: 'Companies', questions: COMPANY_QUESTIONS },
  { audience: 'Referrers and affiliates', questions: REFERRER_QUESTIONS },
];

/** What to do when they do not. */
export const SUPPORT: readonly QuestionGroup[] = [
  { audience: 'Signing in', questions: ACCESS_QUESTIONS },
  { audience: 'Graduates', questions: GRADUATE_TROUBLE },
  { audience: 'Companies', questions: COMPANY_TROUBLE },
  { audience: 'Referrers and affiliates', questions: REFERRER_TROUBLE },
  { audience: 'Safety and your data', questions: SAFETY_QUESTIONS },
];

/** Both, for those who hire. */
export const RECRUITER_HELP: readonly QuestionGroup[] = [
  { audience: 'How hiring works', questions: COMPANY_QUESTIONS },
  { audience: 'When something does not work', questions: COMPANY_TROUBLE },
  { audience: 'Signing in', questions: ACCESS_QUESTIONS },
  { audience: 'Referring others', questions: REFERRER_QUESTIONS },
  { audience: 'Safety and your data', questions: SAFETY_QUESTIONS },
];

/** The questions that hold every word of the search, in the question or its answer. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ audience, questions }) => ({
      audience,
      questions: questions.filter((texts) => {
        const text = `${audience} ${texts.join(' ')}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
