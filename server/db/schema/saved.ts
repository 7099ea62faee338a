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
  /** For whom candidates are searched; null where a candidate searches for jobs. */
  companyId: nullable(uuid),
  /** 1 to 20, each once for a person and kind. */
  place: smallint,
  name: citext,
  /** As the schema of its kind was when it was saved. */
  filter: json<object>(),
  dueAt: nullable(timestamptz),
  toldUntil: timestamptz,
  createdAt: timestamptz,
};
export type SavedSearchesTable = Row<typeof savedSearches>;

/** Whom a search for candidates has found. */
export const savedSearchFinds = {
  searchId: uuid,
  candidateId: uuid,
  isNew: boolean,
};
export type SavedSearchFindsTable = Row<typeof savedSearchFinds>;
