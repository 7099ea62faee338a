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
  /** Recipient and topic, if the person can switch the topic off. */
  userId: nullable(uuid),
  topic: nullable(text),
  /** For admins who search for it. */
  kind: oneOf(MAIL_KINDS),
  dueAt: timestamptz,
  sentAt: nullable(timestamptz),
  attempts: withDefault(integer),
  lastError: nullable(text),
  createdAt: timestamptz,
  /** A process is sending it until then; after that, another one may. */
  claimedUntil: nullable(timestamptz),
  giveUpAt: timestamptz,
  /** Given up; an admin may have it retried. */
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
  /** The person that it names, if that is neither the actor nor the subject. */
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

/** One value of a setting; the one with the highest place applies. */
export const settings = {
  id: uuid,
  name: oneOf(SETTING_NAMES),
  value: json<object>(),
  changedBy: nullable(uuid),
  changedAt: timestamptz,
  place: computed(bigint),
};
export type SettingsTable = Row<typeof settings>;

/** Only topics that differ from the default or were ever changed have a row. */
export const notificationPreferences = {
  userId: uuid,
  topic: oneOf(NOTIFICATION_TOPICS),
  email: boolean,
  inApp: boolean,
  updatedAt: timestamptz,
};
export type NotificationPreferencesTable = Row<typeof notificationPreferences>;

/** How often a recruiter gets mail about new applications, and when the waiting ones are due. */
export const applicationDigests = {
  userId: uuid,
  pace: withDefault(oneOf(DIGEST_PACES)),
  dueAt: nullable(timestamptz),
};

export const digestApplications = {
  userId: uuid,
  applicationId: uuid,
};
