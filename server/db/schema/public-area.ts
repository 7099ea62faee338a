import type { EventName } from '#contract/analytics/event-names.ts';
import { WAITLISTS } from '#contract/waitlist.ts';
import {
  type Column,
  citext,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  timestamptz,
  tstzrange,
  uuid,
} from './columns.ts';

export const waitlistEntries = {
  id: uuid,
  list: oneOf(WAITLISTS),
  name: text,
  email: citext,
  phone: text,
  college: nullable(text),
  experience: nullable(text),
  company: nullable(text),
  createdAt: timestamptz,
  invitedAt: nullable(timestamptz),
  invitedBy: nullable(uuid),
};
export type WaitlistEntriesTable = Row<typeof waitlistEntries>;

export const quickMessages = {
  id: uuid,
  senderName: text,
  senderEmail: citext,
  senderPhone: nullable(text),
  message: text,
  repetition: tstzrange,
  createdAt: timestamptz,
  answeredAt: nullable(timestamptz),
  answeredBy: nullable(uuid),
};
export type QuickMessagesTable = Row<typeof quickMessages>;

export const analyticsEvents = {
  id: uuid,
  event: text as Column<EventName>,
  path: nullable(text),
  cta: nullable(text),
  list: nullable(oneOf(WAITLISTS)),
  status: nullable(integer),
  createdAt: timestamptz,
};
export type AnalyticsEventsTable = Row<typeof analyticsEvents>;
