import { emailChanged, exportRequested } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { listFor, readdress } from '#server/platform/mail/mail.ts';
import { listNotifications } from './notifications.queries.ts';
import * as preferences from './preferences.service.ts';

const ALL = { page: 0, size: 100_000 };

export const accountReactions = [
  on(emailChanged, (db, { userId, from, to }) => readdress(db, userId, from, to)),
  on(exportRequested, async (db, { userId, provenEmail, since, add }) => {
    add('notificationPreferences', await preferences.get(db, userId));
    add('notifications', await listNotifications(db, userId, ALL));
    add('mails', provenEmail ? await listFor(db, provenEmail, since) : []);
  }),
];
