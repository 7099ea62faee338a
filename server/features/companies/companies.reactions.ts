import { accountErased, exportRequested } from '#server/features/account/account.events.ts';
import { on } from '#server/platform/events.ts';
import { listMemberships } from './companies.queries.ts';
import { blankRecruiter } from './leaving.queries.ts';
import { getProfile } from './people.service.ts';

export const reactions = [
  on(accountErased, (db, { userId }) => blankRecruiter(db, userId)),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'RECRUITER') return;
    add('recruiterProfile', await getProfile(db, userId));
    add('companies', await listMemberships(db, userId));
  }),
];
