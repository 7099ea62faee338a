import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { noteWritten } from './notes.events.ts';
import { subjectOf } from './subject.ts';

export const notices = [
  on(noteWritten, async (db, note) => {
    if (note.mentioned.length === 0) return;
    const { author, candidate, jobTitle, link } = await subjectOf(db, note);
    await notify(db, note.mentioned, {
      kind: 'note.mentioned',
      title: `${author} mentioned you`,
      // Not what the note says: it can be deleted, and goes with the candidate.
      body: `In a note on ${candidate}, ${jobTitle}.`,
      link,
    });
  }),
];
