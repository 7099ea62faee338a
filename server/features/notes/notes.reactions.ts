import { on } from '#server/platform/events.ts';
import { noteWritten } from './notes.events.ts';
import { refresh } from './notes.service.ts';

export const reactions = [on(noteWritten, (db, { companyId }) => refresh(db, companyId))];
