import { defineEvent } from '#server/platform/events.ts';

export interface NoteWritten {
  noteId: string;
  applicationId: string;
  companyId: string;
  authorId: string;
  /** Colleagues whom the note names and has not named before. */
  mentioned: readonly string[];
}

export const noteWritten = defineEvent<NoteWritten>('note.written');
