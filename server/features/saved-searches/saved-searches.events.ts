import type { SavedSearchKind } from '#contract/saved-searches/saved-search.ts';
import { defineEvent } from '#server/platform/events.ts';
import type { Find } from './search-kinds.ts';

export interface FoundBySearch {
  name: string;
  /** Where the search is opened. */
  path: string;
  /** The newest of what it found. */
  finds: Find[];
  total: number;
}

export interface SearchesFound {
  userId: string;
  kind: SavedSearchKind;
  searches: FoundBySearch[];
  /** What several searches have found counts once. */
  total: number;
}

/** A morning's news of a person's saved searches; those that have found nothing are not among them. */
export const searchesFound = defineEvent<SearchesFound>('search.found');
