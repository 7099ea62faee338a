import { NOTIFICATION_TOPICS } from '#contract/account/notification-preferences.ts';
import { boolean, oneOf, type Row, timestamptz, uuid } from './columns.ts';

/** Only what differs from the default or was ever chosen has a row. */
export const notificationPreferences = {
  userId: uuid,
  topic: oneOf(NOTIFICATION_TOPICS),
  email: boolean,
  inApp: boolean,
  updatedAt: timestamptz,
};
export type NotificationPreferencesTable = Row<typeof notificationPreferences>;
