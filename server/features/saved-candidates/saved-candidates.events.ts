import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface OnList extends PersonsDeed {
  companyId: string;
  candidateId: string;
}

export const candidateSaved = defineEvent<OnList>('saved_candidate.saved');
export const candidateUnsaved = defineEvent<OnList>('saved_candidate.removed');

/** By name; what differs between the two was added or taken off. */
export const savedTagsChanged = defineEvent<OnList & { before: string[]; after: string[] }>(
  'saved_candidate.tagged',
);

/** The text itself goes with the candidate, so that no event carries it. */
export const savedNoteWritten = defineEvent<OnList & { isEmpty: boolean }>('saved_candidate.noted');
