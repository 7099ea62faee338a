import { emailChanged, exportRequested } from '#server/features/users/users.events.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { listFor, readdress } from '#server/platform/mail/mail.ts';
import { inPortions } from '#server/platform/portions.ts';
import { preferencesSaved } from './notifications.events.ts';
import { listNotificationsAfter, type NotificationRow } from './notifications.queries.ts';
import * as preferences from './notifications.service.ts';

export const auditEntries = [
  on(preferencesSaved, (db, { userId }) =>
    audit.recordOwn(
      db,
      { userId },
      {
        action: 'user.notifications_changed',
        summary: 'Changed the notification settings',
      },
    ),
  ),
];

export const departures = [
  on(emailChanged, (db, { userId, from, to }) => readdress(db, userId, from, to)),
  on(exportRequested, async (db, { userId, provenEmail, since, add }) => {
    await add('notificationPreferences', await preferences.getPreferences(db, userId));
    await add(
      'notifications',
      inPortions<NotificationRow>((after, size) => listNotificationsAfter(db, userId, after, size)),
    );
    await add('mails', provenEmail ? await listFor(db, provenEmail, since) : []);
  }),
];
