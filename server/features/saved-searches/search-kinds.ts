import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { formatLakhs } from '#contract/core/rupees.ts';
import { type JobListing, JobsFilter, VIA } from '#contract/jobs/public-jobs.ts';
import {
  candidatesPath,
  noteOfCandidate,
  wordsOfCandidates,
} from '#contract/saved-searches/candidate-filter.ts';
import { MOST_KNOWN } from '#contract/saved-searches/candidate-search.ts';
import { boardPath, wordsOfFilter } from '#contract/saved-searches/job-filter.ts';
import type { SavedSearchKind } from '#contract/saved-searches/saved-search.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { withoutHidden } from '#server/features/candidates/privacy.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as hidingKeys from '#server/features/companies/hiding-keys.service.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import * as search from '#server/features/search/search.service.ts';
import { insertFinds } from './saved-searches.queries.ts';

/** A new match as a line of a mail. */
export interface Find {
  id: string;
  title: string;
  /** Shown after the title: place, company, pay. */
  note: string;
  path: string;
}

/** A search that is due, with its earlier matches. */
interface DueSearch {
  id: string;
  ownerId: string;
  companyId: string | null;
  toldBefore: Date;
  toldUntil: Date;
}

/** The parts that differ between the kinds of searches. */
interface Search<F> {
  filter: z.ZodType<F>;
  /** Singular and plural. */
  nouns: readonly [string, string];
  /** Describes each filter in words. */
  words(db: Db, filters: readonly F[]): Promise<string[][]>;
  /** The path that opens the search. */
  path(filter: F): string;
  /** The screen with the owner's searches of this kind. */
  home: string;
  /** Called for a search that was just saved: its current matches do not count as new. */
  begin?(db: Db, search: Pick<DueSearch, 'id' | 'companyId'>, filter: F): Promise<void>;
  /** The ids of new matches, newest first, that the owner is notified of. */
  listNew(db: Db, search: DueSearch, filter: F): Promise<string[]>;
  present(db: Db, ids: readonly string[]): Promise<Find[]>;
}

type Told = Pick<JobListing, 'location' | 'workMode' | 'salary' | 'company'>;

function noteOf({ company, location, workMode, salary }: Told): string {
  const pay =
    salary.period === 'YEARLY' && salary.max > 0
      ? [salary.min, salary.max].filter((amount) => amount > 0).map((amount) => formatLakhs(amount))
      : [];
  const place = location.isRemote || workMode === 'REMOTE' ? 'Remote' : location.city;
  return [company.name, place, pay.join(' to ')].filter(Boolean).join(', ');
}

/** A candidate's searches of the board of jobs. */
const jobSearches: Search<JobsFilter> = {
  filter: JobsFilter,
  nouns: ['job', 'jobs'],
  async words(db, filters) {
    const ids = [...new Set(filters.flatMap(({ company }) => company))];
    const named = ids.length > 0 ? await hidingKeys.listNamesOf(db, ids) : [];
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return filters.map((filter) => wordsOfFilter(filter, names));
  },
  path: boardPath,
  home: '/jobs/saved?tab=searches',
  async listNew(db, { ownerId, toldBefore, toldUntil }, filter) {
    const period = { after: toldBefore, until: toldUntil };
    const jobs = await withoutHidden(db, ownerId, await listings.listNew(db, ownerId, filter, period));
    return jobs.map(({ id }) => id);
  },
  async present(db, ids) {
    const jobs = await listings.byId(db, ids);
    return ids.flatMap((id) => {
      const job = jobs.get(id);
      return job
        ? [{ id, title: job.title, note: noteOf(job), path: `/jobs/${id}?${VIA.name}=${VIA.savedSearch}` }]
        : [];
    });
  },
};

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
const candidateSearches: Search<CandidateFilter> = {
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
  // A person who has left the company, or whose company may not search, gets nothing.
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

export const SEARCHES: Readonly<Record<SavedSearchKind, Search<unknown>>> = {
  JOBS: jobSearches,
  CANDIDATES: candidateSearches,
};
