import { listLiveSessions } from '#server/features/auth/sessions/sessions.queries.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';

export const accountReactions = [
  on(exportRequested, async (db, { userId, add }) => {
    await add('sessions', await listLiveSessions(db, userId, now()));
  }),
];
