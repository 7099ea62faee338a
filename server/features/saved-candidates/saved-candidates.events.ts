import { defineEvent } from '#server/platform/events.ts';

interface Deed {
  companyId: string;
  actorId: string;
  candidateId: string;
}

export const candidateSaved = defineEvent<Deed>('saved_candidate.saved');
export const candidateUnsaved = defineEvent<Deed>('saved_candidate.removed');

/** By name; what differs between the two was added or taken off. */
export const savedTagsChanged = defineEvent<Deed & { before: string[]; after: string[] }>(
  'saved_candidate.tagged',
);

/** The text itself goes with the candidate, so that no event carries it. */
export const savedNoteWritten = defineEvent<Deed & { isEmpty: boolean }>('saved_candidate.noted');
