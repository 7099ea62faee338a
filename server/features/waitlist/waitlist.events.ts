import type { Waitlist } from '#contract/waitlist.ts';
import { defineEvent } from '#server/platform/events.ts';

export const waitlistJoined = defineEvent<{ list: Waitlist; email: string; name: string }>('waitlist.joined');

interface WaitlistInvited {
  entryId: string;
  list: Waitlist;
  name: string;
  email: string;
  adminId: string;
  ip: string;
}

export const waitlistInvited = defineEvent<WaitlistInvited>('waitlist.invited');

export const waitlistExported = defineEvent<{
  adminId: string;
  ip: string;
  filter: Record<string, unknown>;
}>('waitlist.exported');
