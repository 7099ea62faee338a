import { listInWords } from '#contract/kit/list-in-words.ts';

export function listNames(companies: readonly { name: string }[]): string {
  return listInWords(companies.map(({ name }) => name));
}
