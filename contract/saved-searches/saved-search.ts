import * as z from 'zod';
import { anyone, candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { JobsFilter } from '../jobs/public-jobs.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

/** What is searched for. */
export const SAVED_SEARCH_KINDS = ['JOBS', 'CANDIDATES'] as const;
export type SavedSearchKind = (typeof SAVED_SEARCH_KINDS)[number];

export const MAX_SAVED_SEARCHES = 20;
export const SEARCH_NAME_MAX = 60;
/** Indian time. */
export const SEARCHES_MAILED_AT = '09:00';

/** `filter` is null if the stored filter can no longer be read: such a search finds and mails nothing. */
export const SavedJobSearch = z.object({
  id: Id,
  name: z.string(),
  filter: JobsFilter.nullable(),
  /** The filter as shown: `Bengaluru`, `Remote`, `₹20 L and over`. */
  words: z.array(z.string()),
  mailsDaily: z.boolean(),
  createdAt: Timestamp,
});
export type SavedJobSearch = z.output<typeof SavedJobSearch>;

export const searchName = required('Please name this search.', { max: SEARCH_NAME_MAX });
export const mailsDaily = z.boolean({ error: 'Please choose whether to be mailed.' });

export const JobSearchInput = ordered({ name: searchName, filter: JobsFilter, mailsDaily });
export type JobSearchInput = z.output<typeof JobSearchInput>;

/** Omitted fields stay unchanged. */
export const JobSearchChange = ordered({ name: searchName.optional(), mailsDaily: mailsDaily.optional() });

const params = z.object({ id: Id });

export const listJobSearches = endpoint({
  name: 'listJobSearches',
  method: 'GET',
  path: '/api/jobseeker/saved-searches',
  summary: 'The candidate’s saved searches for jobs, last saved first',
  access: candidate,
  reads: ['savedSearches', 'notificationPreferences'],
  response: z.object({
    searches: z.array(SavedJobSearch),
    /** The person has switched off all mails of saved searches, regardless of the single ones. */
    areMailsOff: z.boolean(),
  }),
});

export const saveJobSearch = endpoint({
  name: 'saveJobSearch',
  method: 'POST',
  path: '/api/jobseeker/saved-searches',
  summary: 'Keep a search of the board; at most 20, each under a name of its own',
  access: candidate,
  changes: ['savedSearches'],
  body: JobSearchInput,
  response: SavedJobSearch,
  status: 201,
  message: 'Search saved',
});

export const changeJobSearch = endpoint({
  name: 'changeJobSearch',
  method: 'PATCH',
  path: '/api/jobseeker/saved-searches/{id}',
  summary: 'Rename a saved search, or switch its daily mail on or off',
  access: candidate,
  changes: ['savedSearches'],
  params,
  body: JobSearchChange,
  response: SavedJobSearch,
});

export const deleteJobSearch = endpoint({
  name: 'deleteJobSearch',
  method: 'DELETE',
  path: '/api/jobseeker/saved-searches/{id}',
  summary: 'Forget a saved search',
  access: candidate,
  changes: ['savedSearches'],
  params,
});

const BAD_LINK = 'This link is invalid or has expired.';

export const unsubscribeFromSearches = endpoint({
  name: 'unsubscribeFromSearches',
  method: 'POST',
  path: '/api/saved-searches/unsubscribe',
  summary:
    'Switch off the mails of saved searches for the person of this mail; a second time changes nothing',
  access: anyone,
  changes: ['savedSearches', 'notificationPreferences'],
  body: z.object({ token: required(BAD_LINK, { max: 300 }) }),
  message: 'You will get no more mails about your saved searches.',
});
