import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { ordered } from '../kit/ordered.ts';
import { CandidateFilter } from '../search/candidate-filter.ts';
import { JobSearchChange, mailsDaily, SavedJobSearch, searchName } from './saved-search.ts';

/** For a search with more results, it is not stored whom it has found. */
export const MOST_KNOWN = 5000;

/** `filter` is null if the stored filter can no longer be read. */
export const SavedCandidateSearch = SavedJobSearch.omit({ filter: true }).extend({
  filter: CandidateFilter.nullable(),
  /** The address of the search. */
  path: z.string().nullable(),
  /** Found since it was saved or last opened. */
  newCount: z.number(),
});
export type SavedCandidateSearch = z.output<typeof SavedCandidateSearch>;

export const CandidateSearchInput = ordered({ name: searchName, filter: CandidateFilter, mailsDaily });

const params = z.object({ id: Id });
const path = '/api/recruiter/saved-searches';

export const listCandidateSearches = endpoint({
  name: 'listCandidateSearches',
  method: 'GET',
  path,
  offline: false,
  summary: 'The recruiter’s own saved searches for candidates, last saved first, with how many are new',
  access: workspace('VIEWER'),
  reads: ['savedSearches', 'notificationPreferences'],
  response: z.object({
    searches: z.array(SavedCandidateSearch),
    /** The person has switched off all mails of saved searches, regardless of the single ones. */
    areMailsOff: z.boolean(),
  }),
});

export const saveCandidateSearch = endpoint({
  name: 'saveCandidateSearch',
  method: 'POST',
  path,
  summary: 'Keep a search for candidates; at most 20, each under a name of its own',
  access: workspace('RECRUITER'),
  changes: ['savedSearches'],
  maxBytes: LONG_BODY_BYTES,
  body: CandidateSearchInput,
  response: SavedCandidateSearch,
  status: 201,
  message: 'Search saved',
});

export const changeCandidateSearch = endpoint({
  name: 'changeCandidateSearch',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Rename a saved search for candidates, or switch its daily mail on or off',
  access: workspace('RECRUITER'),
  changes: ['savedSearches'],
  params,
  body: JobSearchChange,
  response: SavedCandidateSearch,
});

export const openCandidateSearch = endpoint({
  name: 'openCandidateSearch',
  method: 'POST',
  path: `${path}/{id}/opened`,
  summary: 'The recruiter looks at what the search finds now: none of it is new any more',
  access: workspace('RECRUITER'),
  changes: ['savedSearches'],
  params,
});

export const deleteCandidateSearch = endpoint({
  name: 'deleteCandidateSearch',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Forget a saved search for candidates',
  access: workspace('RECRUITER'),
  changes: ['savedSearches'],
  params,
});
