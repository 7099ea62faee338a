import { emailChanged, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { listFor, readdress } from '#server/platform/mail/mail.ts';
import { inPortions } from '#server/platform/portions.ts';
import { listNotificationsAfter, type NotificationRow } from './notifications.queries.ts';
import * as preferences from './preferences.service.ts';

export const accountReactions = [
  on(emailChanged, (db, { userId, from, to }) => readdress(db, userId, from, to)),
  on(exportRequested, async (db, { userId, provenEmail, since, add }) => {
    await add('notificationPreferences', await preferences.get(db, userId));
    await add(
      'notifications',
      inPortions<NotificationRow>((after, size) => listNotificationsAfter(db, userId, after, size)),
    );
    await add('mails', provenEmail ? await listFor(db, provenEmail, since) : []);
  }),
];
