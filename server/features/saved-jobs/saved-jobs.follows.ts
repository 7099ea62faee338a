import { MAX_SAVED_JOBS } from '#contract/saved-jobs.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { list } from './saved-jobs.service.ts';

const ALL = { page: 0, size: MAX_SAVED_JOBS };

export const departures = [
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER') await add('savedJobs', (await list(db, userId, ALL)).content);
  }),
];
