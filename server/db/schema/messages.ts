import { QUEUE_KINDS } from '#contract/admin-queue.ts';
import { TEMPLATE_KINDS } from '#contract/labels/templates.ts';
import { MESSAGE_SIDES } from '#contract/messages.ts';
import { REPORT_CAUSES, REPORT_KINDS, REPORT_OUTCOMES } from '#contract/reports.ts';
import {
  boolean,
  citext,
  computed,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '#server/db/schema/columns.ts';

/** Whom a candidate keeps away altogether: hidden from, and not written to. */
export const companyBlocks = {
  candidateId: uuid,
  companyId: uuid,
  blockedAt: timestamptz,
};

/** One for a company and a candidate, empty until somebody writes. */
export const messageThreads = {
  id: uuid,
  companyId: uuid,
  candidateId: uuid,
  /** The number of its last message; 0 while it is empty. */
  lastNumber: withDefault(integer),
  lastMessageAt: nullable(timestamptz),
  /** The candidate has written. */
  isAnswered: withDefault(boolean),
  /** The recruiter who wrote first to somebody whom nothing connected with the company. */
  startedBy: nullable(uuid),
  createdAt: timestamptz,
};
export type MessageThreadsTable = Row<typeof messageThreads>;

export const messages = {
  id: uuid,
  threadId: uuid,
  number: integer,
  senderId: uuid,
  side: oneOf(MESSAGE_SIDES),
  text: text,
  /** An address or a number in a first message, before the candidate has shared theirs. */
  hasContactDetails: withDefault(boolean),
  sentAt: timestamptz,
};
export type MessagesTable = Row<typeof messages>;

/** What a person has not read of a conversation; no row is all read. */
export const messageReaders = {
  threadId: uuid,
  userId: uuid,
  unreadCount: withDefault(integer),
  isMuted: withDefault(boolean),
  hasWritten: withDefault(boolean),
  /** When they are mailed of what they have not read; null when there is nothing, or it was mailed. */
  mailDueAt: nullable(timestamptz),
};
export type MessageReadersTable = Row<typeof messageReaders>;

/** Texts that a company keeps. */
export const templates = {
  id: uuid,
  companyId: uuid,
  kind: oneOf(TEMPLATE_KINDS),
  name: citext,
  text,
  updatedAt: timestamptz,
};
export type TemplatesTable = Row<typeof templates>;

/** What colleagues keep about a candidate, for the company alone. */
export const applicationNotes = {
  id: uuid,
  applicationId: uuid,
  companyId: uuid,
  candidateId: uuid,
  authorId: uuid,
  text: text,
  createdAt: timestamptz,
  editedAt: nullable(timestamptz),
};
export type ApplicationNotesTable = Row<typeof applicationNotes>;

export const noteMentions = {
  noteId: uuid,
  userId: uuid,
};

/** What people tell the admins of a job, a company, somebody or a conversation. */
export const reports = {
  id: uuid,
  kind: oneOf(REPORT_KINDS),
  jobId: nullable(uuid),
  companyId: nullable(uuid),
  personId: nullable(uuid),
  threadId: nullable(uuid),
  /** Whichever of the four it is. */
  subjectId: computed(uuid),
  reporterId: uuid,
  cause: oneOf(REPORT_CAUSES),
  text: nullable(text),
  createdAt: timestamptz,
  outcome: nullable(oneOf(REPORT_OUTCOMES)),
  outcomeReason: nullable(text),
  decidedBy: nullable(uuid),
  decidedAt: nullable(timestamptz),
};
export type ReportsTable = Row<typeof reports>;

/** Which admin has an item of the work queue open, as long as their screen says so. */
export const adminClaims = {
  kind: oneOf(QUEUE_KINDS),
  itemId: uuid,
  adminId: uuid,
  claimedAt: timestamptz,
  seenAt: timestamptz,
};
export type AdminClaimsTable = Row<typeof adminClaims>;
