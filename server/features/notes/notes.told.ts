import { fullName } from '#contract/kit/full-name.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/subject.service.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { type NoteWritten, noteWritten } from './notes.events.ts';

/** The subject of a note, as colleagues see it. */
async function subjectOf(db: Db, { applicationId, authorId }: NoteWritten) {
  const about = await applications.getHeadline(db, applicationId);
  return {
    author: await users.nameOf(db, authorId),
    candidate: fullName(about),
    jobTitle: about.title,
    link: `/recruiter/applications/${applicationId}?tab=notes`,
  };
}

export const notices = [
  on(noteWritten, async (db, note) => {
    if (note.mentioned.length === 0) return;
    const { author, candidate, jobTitle, link } = await subjectOf(db, note);
    await notify(db, note.mentioned, {
      kind: 'note.mentioned',
      title: `${author} mentioned you`,
      // Without the text of the note, because it can be deleted, also with the candidate.
      body: `In a note on ${candidate}, ${jobTitle}.`,
      link,
    });
  }),
];

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
