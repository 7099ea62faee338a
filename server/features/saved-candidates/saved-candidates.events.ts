import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface OnList extends PersonsDeed {
  companyId: string;
  candidateId: string;
}

export const candidateSaved = defineEvent<OnList>('saved_candidate.saved');
export const candidateUnsaved = defineEvent<OnList>('saved_candidate.removed');

/** By name; the difference between the two was added or removed. */
export const savedTagsChanged = defineEvent<OnList & { before: string[]; after: string[] }>(
  'saved_candidate.tagged',
);

/** Without the text, which is erased with the candidate. */
export const savedNoteWritten = defineEvent<OnList & { isEmpty: boolean }>('saved_candidate.noted');
