import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { required, tooLong } from '../kit/fields.ts';

/** Per saved person. */
export const MOST_TAGS = 10;
export const TAG_MAX = 30;
export const TEAM_NOTE_MAX = 500;

/** A tag of the company for saved people; case is ignored. */
export const Tag = required('Please enter a tag.', { max: TAG_MAX }).overwrite((text) =>
  text.trim().replaceAll(/\s+/g, ' '),
);

/** The team's data about a saved person. Notes on applications are separate. */
export const SavedDetails = z.object({
  savedAt: Timestamp,
  savedBy: z.string().nullable(),
  tags: z.array(z.string()),
  /** Empty if there is none. */
  note: z.string(),
  /** The version of the note. */
  version: z.number(),
  notedBy: z.string().nullable(),
  notedAt: Timestamp.nullable(),
});
export type SavedDetails = z.output<typeof SavedDetails>;

const params = z.object({ id: Id });

export const getSavedCandidate = endpoint({
  name: 'getSavedCandidate',
  method: 'GET',
  path: '/api/recruiter/candidates/{id}/saved',
  offline: false,
  summary: "The tags and the note of the company's team on a saved candidate; null for who is not saved",
  access: workspace('VIEWER'),
  reads: ['savedCandidates'],
  params,
  response: z.object({ saved: SavedDetails.nullable() }),
});

const tags = z.array(Tag).max(MOST_TAGS, `Please choose at most ${MOST_TAGS} tags.`).default([]);

export const changeSavedTags = endpoint({
  name: 'changeSavedTags',
  method: 'PATCH',
  path: '/api/recruiter/candidates/{id}/tags',
  summary: 'Add tags to a saved candidate and take others off; twice is the same as once',
  access: workspace('RECRUITER'),
  changes: ['savedCandidates'],
  params,
  body: z.object({ add: tags, remove: tags }),
  response: SavedDetails,
});

export const SavedNote = z.object({
  note: z.string({ error: 'Please enter a text.' }).trim().max(TEAM_NOTE_MAX, tooLong(TEAM_NOTE_MAX)),
});

export type SavedNote = z.output<typeof SavedNote>;

export const writeSavedNote = endpoint({
  name: 'writeSavedNote',
  method: 'PUT',
  path: '/api/recruiter/candidates/{id}/saved-note',
  summary:
    "Write the team's note on a saved candidate; with If-Match, a colleague's that was not read is not overwritten",
  access: workspace('RECRUITER'),
  changes: ['savedCandidates'],
  params,
  body: SavedNote,
  response: SavedDetails,
  message: 'Note saved',
});

export const listSavedTags = endpoint({
  name: 'listSavedTags',
  method: 'GET',
  path: '/api/recruiter/candidates/tags',
  offline: false,
  summary: "The company's tags by name, each with how many of its saved candidates carry it",
  access: workspace('VIEWER'),
  reads: ['savedCandidates'],
  response: z.array(z.object({ tag: z.string(), count: z.number() })),
});
