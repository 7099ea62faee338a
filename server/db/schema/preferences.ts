import type { NotificationTopic } from '#contract/account/notification-preferences.ts';

/** Only what differs from the default or was ever chosen has a row. */
export interface NotificationPreferencesTable {
  userId: string;
  topic: NotificationTopic;
  email: boolean;
  inApp: boolean;
  updatedAt: Date;
}
