import type { EventName } from '#contract/analytics/event-names.ts';
import type { Waitlist } from '#contract/waitlist.ts';

export interface WaitlistEntriesTable {
  id: string;
  list: Waitlist;
  name: string;
  email: string;
  phone: string;
  college: string | null;
  experience: string | null;
  company: string | null;
  createdAt: Date;
}

export interface QuickMessagesTable {
  id: string;
  senderName: string;
  senderEmail: string;
  senderPhone: string | null;
  message: string;
  repetition: string;
  createdAt: Date;
}

export interface AnalyticsEventsTable {
  id: string;
  event: EventName;
  path: string | null;
  cta: string | null;
  list: Waitlist | null;
  status: number | null;
  createdAt: Date;
}
