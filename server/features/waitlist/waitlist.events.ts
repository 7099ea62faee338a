import type { Waitlist } from '#contract/waitlist.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export const waitlistJoined = defineEvent<{ list: Waitlist; email: string; name: string }>('waitlist.joined');

interface WaitlistInvited extends PersonsDeed {
  entryId: string;
  list: Waitlist;
  name: string;
  email: string;
}

export const waitlistInvited = defineEvent<WaitlistInvited>('waitlist.invited');

export const waitlistExported = defineEvent<PersonsDeed & { filter: Record<string, unknown> }>(
  'waitlist.exported',
);
