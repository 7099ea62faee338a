import type { IdentityField } from '../labels/companies.ts';

const WORDS: Readonly<Record<IdentityField, string>> = {
  companyName: 'name',
  companyWebsite: 'website',
  gstNumber: 'GST number',
};

/** `name, website and GST number`. */
export function wordsOfChange(fields: readonly { field: IdentityField }[]): string {
  const words = fields.map(({ field }) => WORDS[field]);
  return new Intl.ListFormat('en-GB').format(words);
}
