import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/subject.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { NoteWritten } from './notes.events.ts';

/** What a note is about, as colleagues read of it. */
export async function subjectOf(db: Db, { applicationId, authorId }: NoteWritten) {
  const { firstName, lastName, title } = await applications.getHeadline(db, applicationId);
  const author = await users.get(db, authorId);
  return {
    author: `${author.firstName} ${author.lastName}`,
    candidate: `${firstName} ${lastName}`,
    jobTitle: title,
    link: `/recruiter/applications/${applicationId}?tab=notes`,
  };
}
