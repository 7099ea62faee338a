import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { preferencesSaved } from './notifications.events.ts';

export const traces = [
  on(preferencesSaved, (db, { userId }) =>
    audit.record(db, {
      actorId: userId,
      action: 'user.notifications_changed',
      subjectId: userId,
      summary: 'Changed the notification settings',
    }),
  ),
];
