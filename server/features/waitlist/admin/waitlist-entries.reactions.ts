import * as users from '#server/features/users/users.service.ts';
import { waitlistJoined } from '#server/features/waitlist/waitlist.events.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';

export const reactions = [
  on(waitlistJoined, async (db) => live.changed(db, await users.listAdminIds(db), ['waitlist'])),
];
