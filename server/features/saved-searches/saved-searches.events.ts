import type { SavedSearchKind } from '#contract/saved-searches/saved-search.ts';
import { defineEvent } from '#server/platform/events.ts';
import type { Find } from './search-kinds.ts';

export interface FoundBySearch {
  name: string;
  /** The path that opens the search. */
  path: string;
  /** The newest of its matches. */
  finds: Find[];
  total: number;
}

export interface SearchesFound {
  userId: string;
  kind: SavedSearchKind;
  searches: FoundBySearch[];
  /** A match of several searches counts once. */
  total: number;
}

/** The daily news of a person's saved searches; without those that have no new matches. */
export const searchesFound = defineEvent<SearchesFound>('search.found');
