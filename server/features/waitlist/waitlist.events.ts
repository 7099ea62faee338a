import type { Waitlist } from '#contract/waitlist.ts';
import { defineEvent } from '#server/platform/events.ts';

export const waitlistJoined = defineEvent<{ list: Waitlist; email: string; name: string }>('waitlist.joined');
