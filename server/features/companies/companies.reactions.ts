import { blankRecruiter } from '#server/features/companies/members/leaving.queries.ts';
import { getProfile } from '#server/features/companies/members/members.service.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { listMemberships } from './companies.queries.ts';

export const reactions = [
  on(accountErased, (db, { userId }) => blankRecruiter(db, userId)),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'RECRUITER') return;
    await add('recruiterProfile', await getProfile(db, userId));
    await add('companies', await listMemberships(db, userId));
  }),
];
