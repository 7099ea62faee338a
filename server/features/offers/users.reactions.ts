import { FORMER_NAME } from '#server/features/notifications/notifications.service.ts';
import { accountDeleted, accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { blankPerson, listForExport } from './offers.queries.ts';
import { closeWaiting } from './offers.service.ts';

/** What follows for offers when an account ends: they go before their applications, which then can be left. */
export const accountReactions = [
  on(accountDeleted, async (db, { userId, userType, actorId }) => {
    if (userType !== 'JOBSEEKER') return;
    const reason = 'The account was deleted.';
    await closeWaiting(db, { candidateId: userId }, { party: 'CANDIDATE', actorId, reason });
  }),
  on(accountErased, async (db, { userId, userType, forget }) => {
    if (userType !== 'JOBSEEKER') return;
    forget(await blankPerson(db, userId, FORMER_NAME));
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER') await add('offers', await listForExport(db, userId));
  }),
];
