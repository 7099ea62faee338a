import { exportRequested } from '#server/features/account/account.events.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { listLiveSessions } from './sessions.queries.ts';

export const accountReactions = [
  on(exportRequested, async (db, { userId, add }) => {
    add('sessions', await listLiveSessions(db, userId, now()));
  }),
];
