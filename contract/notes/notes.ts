import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Note, NoteInput } from './note.ts';

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
  summary: 'Write an own note anew; only those who were not mentioned before are told',
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
