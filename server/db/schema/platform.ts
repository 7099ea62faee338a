import { NOTIFICATION_TOPICS } from '#contract/account/notification-preferences.ts';
import { DIGEST_PACES } from '#contract/applications/digest.ts';
import { USER_STATUSES, USER_TYPES } from '#contract/core/roles.ts';
import { MAIL_KINDS } from '#contract/mail-kinds.ts';
import { SETTING_NAMES } from '#contract/settings/named-settings.ts';
import {
  bigint,
  boolean,
  citext,
  computed,
  integer,
  json,
  nullable,
  oneOf,
  type Row,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '#server/db/schema/columns.ts';

export const users = {
  id: uuid,
  email: citext,
  passwordHash: text,
  userType: oneOf(USER_TYPES),
  firstName: text,
  lastName: text,
  phone: nullable(text),
  status: withDefault(oneOf(USER_STATUSES)),
  emailVerifiedAt: nullable(timestamptz),
  pictureFileId: nullable(uuid),
  lastLoginAt: nullable(timestamptz),
  createdAt: timestamptz,
  updatedAt: timestamptz,
  version: withDefault(integer),
  deletedAt: nullable(timestamptz),
  erasedAt: nullable(timestamptz),
};
export type UsersTable = Row<typeof users>;

export const files = {
  id: uuid,
  ownerId: uuid,
  companyId: nullable(uuid),
  purpose: text,
  name: text,
  mimeType: text,
  sizeBytes: integer,
  sha256: text,
  storageKey: text,
  isPublic: withDefault(boolean),
  createdAt: timestamptz,
};
export type FilesTable = Row<typeof files>;

export const fileTickets = {
  tokenHash: text,
  fileId: uuid,
  expiresAt: timestamptz,
  usedAt: nullable(timestamptz),
};
export type FileTicketsTable = Row<typeof fileTickets>;

export const mails = {
  id: uuid,
  messageId: text,
  holdKey: nullable(text),
  toAddress: citext,
  subject: text,
  textBody: text,
  htmlBody: text,
  calendar: nullable(text),
  calendarMethod: nullable(text),
  unsubscribeUrl: nullable(text),
  /** For whom and about what, where the person can switch that off. */
  userId: nullable(uuid),
  topic: nullable(text),
  /** What it is about, for admins who look for it. */
  kind: oneOf(MAIL_KINDS),
  dueAt: timestamptz,
  sentAt: nullable(timestamptz),
  attempts: withDefault(integer),
  lastError: nullable(text),
  createdAt: timestamptz,
  /** Some process is sending it; when the time is over without a result, another may. */
  claimedUntil: nullable(timestamptz),
  giveUpAt: timestamptz,
  /** Given up: an admin may have it tried again. */
  failedAt: nullable(timestamptz),
};
export type MailsTable = Row<typeof mails>;

export const notifications = {
  id: uuid,
  userId: uuid,
  kind: text,
  title: text,
  body: text,
  link: nullable(text),
  readAt: nullable(timestamptz),
  createdAt: timestamptz,
};
export type NotificationsTable = Row<typeof notifications>;

type Json = Record<string, unknown>;

export const auditEvents = {
  id: uuid,
  actorId: nullable(uuid),
  action: text,
  subjectType: text,
  subjectId: nullable(uuid),
  companyId: nullable(uuid),
  summary: text,
  before: nullable(json<Json>()),
  after: nullable(json<Json>()),
  ip: nullable(text),
  at: timestamptz,
  onceKey: nullable(text),
  /** Whom it tells of where that is neither its doer nor its subject. */
  personId: nullable(uuid),
};
export type AuditEventsTable = Row<typeof auditEvents>;

export const idempotencyKeys = {
  actor: text,
  endpoint: text,
  key: text,
  bodyHash: text,
  status: nullable(integer),
  answer: nullable(json<Json>()),
  createdAt: timestamptz,
};
export type IdempotencyKeysTable = Row<typeof idempotencyKeys>;

export const clockShift = {
  onlyRow: withDefault(boolean),
  offsetSeconds: withDefault(integer),
};
export type ClockShiftTable = Row<typeof clockShift>;

/** One value of a setting; the one with the highest place holds. */
export const settings = {
  id: uuid,
  name: oneOf(SETTING_NAMES),
  value: json<object>(),
  changedBy: nullable(uuid),
  changedAt: timestamptz,
  place: computed(bigint),
};
export type SettingsTable = Row<typeof settings>;

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
