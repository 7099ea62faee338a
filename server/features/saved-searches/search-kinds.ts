import type { SavedSearchKind } from '#contract/saved-searches/saved-search.ts';
import { candidateSearches } from './candidates/candidate-searches.ts';
import { jobSearches } from './job-searches.ts';
import type { Search } from './search-kind.ts';

export const SEARCHES: Readonly<Record<SavedSearchKind, Search<unknown>>> = {
  JOBS: jobSearches,
  CANDIDATES: candidateSearches,
};
