import { AppError } from '#contract/core/errors.ts';
import {
  candidatesPath,
  noteOfCandidate,
  wordsOfCandidates,
} from '#contract/saved-searches/candidate-filter.ts';
import { MOST_KNOWN } from '#contract/saved-searches/candidate-search.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { Search } from '#server/features/saved-searches/search-kind.ts';
import * as search from '#server/features/search/search.service.ts';
import { insertFinds } from './finds.queries.ts';

function of(companyId: string | null): string {
  if (!companyId) throw new Error('A search for candidates belongs to a company');
  return companyId;
}

function matching(db: Db, companyId: string | null, filter: CandidateFilter): Promise<string[]> {
  return search.listMatching(db, of(companyId), filter, MOST_KNOWN + 1);
}

function statementsOf(db: Db, companyId: string | null, filters: readonly CandidateFilter[]) {
  return search.matchingStatements(db, of(companyId), filters, MOST_KNOWN + 1);
}

/** A recruiter's searches for candidates. */
export const candidateSearches: Search<CandidateFilter> = {
  filter: CandidateFilter,
  nouns: ['candidate', 'candidates'],
  home: '/recruiter/candidates?searches=open',
  words: async (_db, filters) => filters.map(wordsOfCandidates),
  path: candidatesPath,
  async begin(db, { id, companyId }, filter) {
    const ids = await matching(db, companyId, filter);
    if (ids.length > MOST_KNOWN) throw new AppError('SEARCH_TOO_WIDE');
    await insertFinds(db, id, ids, { areNew: false });
  },
  // Whoever has left the company, and whoever's company may not search, hears nothing.
  async listNew(db, { id, ownerId, companyId }, filter) {
    if (!companyId || !(await companies.mayWork(db, companyId, ownerId))) return [];
    return insertFinds(db, id, await matching(db, companyId, filter), { areNew: true });
  },
  async present(db, ids) {
    const people = await search.listNames(db, ids);
    return ids.flatMap((id) => {
      const one = people.get(id);
      if (!one) return [];
      return [{ id, title: one.name, note: noteOfCandidate(one), path: `/recruiter/candidates/${id}` }];
    });
  },
};

export { matching, statementsOf };
