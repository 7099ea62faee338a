import { NOTIFICATION_TOPICS } from '#contract/account/notification-preferences.ts';
import { DIGEST_PACES } from '#contract/applications/digest.ts';
import { boolean, nullable, oneOf, type Row, timestamptz, uuid, withDefault } from './columns.ts';

/** Only what differs from the default or was ever chosen has a row. */
export const notificationPreferences = {
  userId: uuid,
  topic: oneOf(NOTIFICATION_TOPICS),
  email: boolean,
  inApp: boolean,
  updatedAt: timestamptz,
};
export type NotificationPreferencesTable = Row<typeof notificationPreferences>;

/** How often a recruiter is mailed of new applications, and when what waits is due. */
export const applicationDigests = {
  userId: uuid,
  pace: withDefault(oneOf(DIGEST_PACES)),
  dueAt: nullable(timestamptz),
};

export const digestApplications = {
  userId: uuid,
  applicationId: uuid,
};
