import { defineEvent } from '#server/platform/events.ts';

export interface NoteWritten {
  noteId: string;
  applicationId: string;
  companyId: string;
  authorId: string;
  /** Colleagues mentioned in the note who were not mentioned in it before. */
  mentioned: readonly string[];
}

export const noteWritten = defineEvent<NoteWritten>('note.written');
