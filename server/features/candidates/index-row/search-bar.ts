import type { SearchBar } from '#contract/search/search-bar.ts';
import type { PersonRow } from '#server/features/candidates/candidates.queries.ts';

/** What keeps recruiters from finding somebody whose account is active; null when they do. */
export function searchBarOf(person: PersonRow): SearchBar | null {
  if (person.emailVerifiedAt === null) return 'EMAIL';
  if (person.basicInfoSavedAt === null) return 'BASIC_INFO';
  if (person.skillsSavedAt === null) return 'SKILLS';
  return person.isVisible ? null : 'HIDDEN';
}
