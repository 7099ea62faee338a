import type { Generated, JSONColumnType } from 'kysely';
import type { UserStatus, UserType } from '#contract/core/roles.ts';

export interface UsersTable {
  id: string;
  email: string;
  passwordHash: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  phone: string | null;
  status: Generated<UserStatus>;
  emailVerifiedAt: Date | null;
  pictureFileId: string | null;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: Generated<number>;
  deletedAt: Generated<Date | null>;
  erasedAt: Generated<Date | null>;
}

export interface FilesTable {
  id: string;
  ownerId: string;
  companyId: string | null;
  purpose: string;
  name: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
  isPublic: Generated<boolean>;
  createdAt: Date;
}

export interface FileTicketsTable {
  tokenHash: string;
  fileId: string;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface MailsTable {
  id: string;
  messageId: string;
  holdKey: string | null;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  calendar: string | null;
  calendarMethod: string | null;
  unsubscribeUrl: string | null;
  /** For whom and about what, where the person can switch that off. */
  userId: Generated<string | null>;
  topic: Generated<string | null>;
  dueAt: Date;
  sentAt: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Date;
}

export interface NotificationsTable {
  id: string;
  userId: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  readAt: Date | null;
  createdAt: Date;
}

type Json = Record<string, unknown>;

export interface AuditEventsTable {
  id: string;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  companyId: string | null;
  summary: string;
  before: JSONColumnType<Json> | null;
  after: JSONColumnType<Json> | null;
  ip: string | null;
  at: Date;
}

export interface IdempotencyKeysTable {
  actor: string;
  endpoint: string;
  key: string;
  bodyHash: string;
  status: number | null;
  answer: JSONColumnType<Json> | null;
  createdAt: Date;
}

export interface ClockShiftTable {
  onlyRow: Generated<boolean>;
  offsetSeconds: number;
}
