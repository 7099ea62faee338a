import { defineEvent } from '#server/platform/events.ts';

export const emailVerified = defineEvent<{ userId: string }>('auth.emailVerified');
