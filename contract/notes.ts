import * as z from 'zod';
import { workspace } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { Timestamp } from './core/time.ts';
import { required } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';

export const NOTE_MAX = 4000;
export const MENTIONS_MAX = 20;

export const NoteInput = ordered({
  text: required('Please write a note.', { max: NOTE_MAX }),
  /** Ids of colleagues whom the text mentions with an @. */
  mentionIds: z.array(Id).max(MENTIONS_MAX, `Please mention at most ${MENTIONS_MAX} colleagues.`).default([]),
});
export type NoteInput = z.output<typeof NoteInput>;

/** A colleague's note about a candidate, visible only to the company. */
export const Note = z.object({
  id: Id,
  text: z.string(),
  author: z.object({ id: Id, name: z.string(), pictureUrl: z.string().nullable() }),
  /** Written by the caller; only they may change and delete it. */
  isOwn: z.boolean(),
  mentions: z.array(z.object({ id: Id, name: z.string() })),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
});
export type Note = z.output<typeof Note>;

/** How the text mentions a colleague. */
export function mentionOf(name: string): string {
  return `@${name}`;
}

/** The people whom the text mentions; a longer name does not count as a shorter one that it starts with. */
export function mentionedIn<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  let rest = text;
  return people
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const isNamed = rest.includes(mentionOf(name));
      rest = rest.replaceAll(mentionOf(name), '\n');
      return isNamed;
    });
}

const params = z.object({ id: Id });
const ofApplication = '/api/recruiter/applications/{id}/notes';
const one = '/api/recruiter/notes/{id}';

export const listNotes = endpoint({
  name: 'listNotes',
  method: 'GET',
  path: ofApplication,
  offline: false,
  summary: 'What colleagues noted about an application, the latest first; never seen by the candidate',
  access: workspace('VIEWER'),
  reads: ['notes', 'team'],
  params,
  query: PageQuery,
  response: pageOf(Note),
});

export const addNote = endpoint({
  name: 'addNote',
  method: 'POST',
  path: ofApplication,
  summary: 'Keep a note for the company; colleagues who are mentioned are told',
  access: workspace('RECRUITER'),
  changes: ['notes'],
  params,
  body: NoteInput,
  response: Note,
  message: 'Note added',
  status: 201,
});

export const updateNote = endpoint({
  name: 'updateNote',
  method: 'PUT',
  path: one,
  summary: 'Edit your own note; only people newly mentioned are notified',
  access: workspace('RECRUITER'),
  changes: ['notes'],
  params,
  body: NoteInput,
  response: Note,
  message: 'Note saved',
});

export const deleteNote = endpoint({
  name: 'deleteNote',
  method: 'DELETE',
  path: one,
  summary: 'Delete an own note',
  access: workspace('RECRUITER'),
  changes: ['notes'],
  params,
});
