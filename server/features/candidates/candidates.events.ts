import { defineEvent } from '#server/platform/events.ts';

export const sectionSaved = defineEvent<{ userId: string }>('candidate.sectionSaved');
