import * as z from 'zod';
import type { AccountClosing } from '#contract/account/closing.ts';
import { AccountDeletion } from '#contract/account/password.ts';
import { companyNameKey } from '#contract/companies/company-name.ts';
import { ordered } from '#contract/kit/ordered.ts';

export const WORD = 'DELETE';

/** What is typed on purpose: the names of the companies that close with the account, else a word. */
export function deletionForm(closes: AccountClosing['closes']) {
  return ordered({
    password: AccountDeletion.shape.password,
    companyNames: z.array(z.string()).superRefine((typed, context) => {
      for (const [index, { name }] of closes.entries()) {
        if (companyNameKey(typed[index] ?? '') === companyNameKey(name)) continue;
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `Please type ${name} to confirm.`,
        });
      }
    }),
    word: z
      .string()
      .trim()
      .refine((word) => closes.length > 0 || word.toUpperCase() === WORD, `Please type ${WORD} to confirm.`),
  });
}
