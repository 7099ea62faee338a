import { mentionOf } from '#contract/notes.ts';
import { FORMER_NAME } from '#server/features/notifications/notifications.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { noteWritten } from './notes.events.ts';
import { listNotedApplications, listOwnForExport, replaceMentions } from './notes.queries.ts';
import { refresh } from './notes.service.ts';

export const follows = [on(noteWritten, (db, { companyId }) => refresh(db, companyId))];

/**
 * Notes on a candidate are deleted with the account. They are not in the candidate's export, because they
 * belong to the company.
 */
export const departures = [
  on(accountErased, async (db, { userId, userType, name, forget }) => {
    if (userType !== 'RECRUITER') return;
    forget(await listNotedApplications(db, userId));
    await replaceMentions(db, {
      userId,
      mention: mentionOf(name),
      replacement: mentionOf(FORMER_NAME),
    });
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'RECRUITER') await add('notes', await listOwnForExport(db, userId));
  }),
];
