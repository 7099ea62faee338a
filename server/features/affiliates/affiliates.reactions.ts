import { exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { findAffiliate } from './affiliates.queries.ts';

export const reactions = [
  on(exportRequested, async (db, { userId, add }) => {
    const application = await findAffiliate(db, userId);
    if (application) await add('affiliateApplication', application);
  }),
];
