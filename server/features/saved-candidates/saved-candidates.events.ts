import { defineEvent } from '#server/platform/events.ts';

interface Deed {
  companyId: string;
  actorId: string;
  candidateId: string;
}

export const candidateSaved = defineEvent<Deed>('saved_candidate.saved');
export const candidateUnsaved = defineEvent<Deed>('saved_candidate.removed');

/** By name; the difference between the two was added or removed. */
export const savedTagsChanged = defineEvent<Deed & { before: string[]; after: string[] }>(
  'saved_candidate.tagged',
);

/** Without the text, which is erased with the candidate. */
export const savedNoteWritten = defineEvent<Deed & { isEmpty: boolean }>('saved_candidate.noted');
