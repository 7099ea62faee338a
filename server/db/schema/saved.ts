import { SAVED_SEARCH_KINDS } from '#contract/saved-searches/saved-search.ts';
import { boolean, citext, json, nullable, oneOf, type Row, smallint, timestamptz, uuid } from './columns.ts';

export const savedJobs = {
  candidateId: uuid,
  jobId: uuid,
  savedAt: timestamptz,
};
export type SavedJobsTable = Row<typeof savedJobs>;

export const savedSearches = {
  id: uuid,
  ownerId: uuid,
  kind: oneOf(SAVED_SEARCH_KINDS),
  /** The company that a search for candidates belongs to; null for a candidate's job search. */
  companyId: nullable(uuid),
  /** 1 to 20, unique per person and kind. */
  place: smallint,
  name: citext,
  /** In the format of its kind at the time of saving. */
  filter: json<object>(),
  dueAt: nullable(timestamptz),
  toldUntil: timestamptz,
  createdAt: timestamptz,
};
export type SavedSearchesTable = Row<typeof savedSearches>;

/** The people whom a candidate search has found. */
export const savedSearchFinds = {
  searchId: uuid,
  candidateId: uuid,
  isNew: boolean,
};
export type SavedSearchFindsTable = Row<typeof savedSearchFinds>;
