import { exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { listAll } from './saved-searches.service.ts';

export const departures = [
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER')
      await add('savedSearches', await listAll(db, { ownerId: userId, kind: 'JOBS', companyId: null }));
  }),
];
