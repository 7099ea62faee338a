import { quickMessageSent } from '#server/features/quick-messages/quick-messages.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';

export const reactions = [
  on(quickMessageSent, async (db) => live.changed(db, await users.listAdminIds(db), ['questions'])),
];
