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

/** Companies that a candidate has blocked: they cannot see or write to the candidate. */
export const companyBlocks = {
  candidateId: uuid,
  companyId: uuid,
  blockedAt: timestamptz,
};

/** One per company and candidate; empty until somebody writes. */
export const messageThreads = {
  id: uuid,
  companyId: uuid,
  candidateId: uuid,
  /** The number of its last message; 0 while it is empty. */
  lastNumber: withDefault(integer),
  lastMessageAt: nullable(timestamptz),
  /** The candidate has written. */
  isAnswered: withDefault(boolean),
  /** The recruiter who wrote first to a person without a connection to the company. */
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
  /** The first message contains an address or a number, before the candidate has shared theirs. */
  hasContactDetails: withDefault(boolean),
  sentAt: timestamptz,
};
export type MessagesTable = Row<typeof messages>;

/** What a person has not read in a conversation; no row means that everything is read. */
export const messageReaders = {
  threadId: uuid,
  userId: uuid,
  unreadCount: withDefault(integer),
  isMuted: withDefault(boolean),
  hasWritten: withDefault(boolean),
  /** When they get a mail about unread messages; null if there are none, or it was sent. */
  mailDueAt: nullable(timestamptz),
};
export type MessageReadersTable = Row<typeof messageReaders>;

/** Text templates of a company. */
export const templates = {
  id: uuid,
  companyId: uuid,
  kind: oneOf(TEMPLATE_KINDS),
  name: citext,
  text,
  updatedAt: timestamptz,
};
export type TemplatesTable = Row<typeof templates>;

/** Colleagues' notes about a candidate, visible only to the company. */
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

/** Reports to the admins about a job, a company, a person or a conversation. */
export const reports = {
  id: uuid,
  kind: oneOf(REPORT_KINDS),
  jobId: nullable(uuid),
  companyId: nullable(uuid),
  personId: nullable(uuid),
  threadId: nullable(uuid),
  /** The one of the four that is set. */
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

/** Which admin has an item of the work queue open, for as long as their screen renews the claim. */
export const adminClaims = {
  kind: oneOf(QUEUE_KINDS),
  itemId: uuid,
  adminId: uuid,
  claimedAt: timestamptz,
  seenAt: timestamptz,
};
export type AdminClaimsTable = Row<typeof adminClaims>;
