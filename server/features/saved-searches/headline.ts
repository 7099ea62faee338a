import type { SearchesFound } from './saved-searches.events.ts';
import { SEARCHES } from './search-kinds.ts';

/** `3 new jobs match your saved searches` */
export function headlineOf({ kind, total, searches }: SearchesFound): string {
  const [one, several] = SEARCHES[kind].nouns;
  const what = total === 1 ? `1 new ${one} matches` : `${total} new ${several} match`;
  return `${what} your saved ${searches.length === 1 ? 'search' : 'searches'}`;
}
