import { exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { list } from './saved-jobs.service.ts';

const ALL = { page: 0, size: 10_000 };

export const accountReactions = [
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType === 'JOBSEEKER') add('savedJobs', (await list(db, userId, ALL)).content);
  }),
];
