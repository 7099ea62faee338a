import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { noteWritten } from './notes.events.ts';
import { subjectOf } from './subject.ts';

type Mention = Awaited<ReturnType<typeof subjectOf>> & Receiver;

function mentionMail({ to, firstName, author, candidate, jobTitle, link }: Mention): Mail {
  const subject = `${author} mentioned you in a note on ${candidate}`;
  const parts = {
    title: `${author} mentioned you`,
    paragraphs: [
      `Hello ${plainName(firstName)}, ${author} mentioned you in a note on ${candidate}, who is considered for ${jobTitle}.`,
    ],
    action: { label: 'Read the note', url: linkTo(link) },
    footnote: 'Notes are read by your company alone, never by the candidate.',
  };
  return letter(to, subject, parts);
}

export const mails = [
  on(noteWritten, async (db, note) => {
    if (note.mentioned.length === 0) return;
    const subject = await subjectOf(db, note);
    await mail(db, note.mentioned, {
      kind: 'note.mentioned',
      write: (receiver) => mentionMail({ ...receiver, ...subject }),
    });
  }),
];
