import { FORMER_NAME } from '#server/features/notifications/notifications.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { blankPerson, listForExport } from './hires.queries.ts';

/** A hire outlives the account: what one side said of it is still answered, or confirmed by silence. */
export const accountReactions = [
  on(accountErased, async (db, { userId, userType, forget }) => {
    if (userType !== 'JOBSEEKER') return;
    forget(await blankPerson(db, userId, FORMER_NAME));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER') await add('hires', await listForExport(db, userId));
  }),
];
