import { nameWords } from '../kit/name-words.ts';

const LEGAL_FORMS = new Set([
  'pvt',
  'private',
  'ltd',
  'limited',
  'llp',
  'inc',
  'llc',
  'gmbh',
  'corp',
  'corporation',
]);

/** The key that spellings of one company name share: `Zeta Labs Pvt. Ltd.` and `zeta labs` are the same. */
export function companyNameKey(name: string): string {
  const words = nameWords(name);
  const kept = words.filter((word) => !LEGAL_FORMS.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}
