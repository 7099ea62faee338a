import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { listBlocked, listForExport, listThreadIds, removeSignature } from './erasure.queries.ts';

/** A candidate's conversations go with the account; what a recruiter wrote stays without their name. */
export const accountReactions = [
  on(accountErased, async (db, { userId, name, forget }) => {
    forget(await listThreadIds(db, userId));
    await removeSignature(db, userId, [name, ...name.split(' ')]);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER' && userType !== 'RECRUITER') return;
    await add('messages', await listForExport(db, userId));
    if (userType === 'JOBSEEKER') await add('blockedCompanies', await listBlocked(db, userId));
  }),
];
