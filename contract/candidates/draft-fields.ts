import * as z from 'zod';
import { tooLong } from '../kit/fields.ts';

/*
 * The body of a PUT is parsed twice: first for its types, which is all that a draft must satisfy, then,
 * unless it is a draft, by the strict rules. A wrong type gets the same text as a missing value.
 */

const TEXT_MAX = 5000;

export function draftText(error: string) {
  return z
    .string({ error })
    .max(TEXT_MAX, tooLong(TEXT_MAX))
    .nullish()
    .transform((value) => value ?? '');
}

export function draftNumber(error: string) {
  return z
    .number({ error })
    .nullish()
    .transform((value) => value ?? 0);
}

export function draftFlag() {
  return z
    .boolean({ error: 'Please choose yes or no.' })
    .nullish()
    .transform((value) => value ?? false);
}

export function draftList<T extends z.ZodType>(item: T, error: string) {
  return z
    .array(item, { error })
    .max(100, 'Please use at most 100 entries.')
    .nullish()
    .transform((value) => value ?? []);
}
