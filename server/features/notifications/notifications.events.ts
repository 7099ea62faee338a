import { defineEvent } from '#server/platform/events.ts';

export const preferencesSaved = defineEvent<{ userId: string }>('notifications.preferencesSaved');
