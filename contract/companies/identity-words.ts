import { listInWords } from '../kit/list-in-words.ts';
import type { IdentityField } from '../labels/companies.ts';

const WORDS: Readonly<Record<IdentityField, string>> = {
  companyName: 'name',
  companyWebsite: 'website',
  gstNumber: 'GST number',
};

/** `name, website and GST number`. */
export function wordsOfChange(fields: readonly { field: IdentityField }[]): string {
  return listInWords(fields.map(({ field }) => WORDS[field]));
}
