import { TEMPLATE_KINDS } from '#contract/labels/templates.ts';
import { MESSAGE_SIDES } from '#contract/messages.ts';
import {
  boolean,
  citext,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  timestamptz,
  uuid,
  withDefault,
} from './columns.ts';

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
