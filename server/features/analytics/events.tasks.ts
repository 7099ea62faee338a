import { inDays } from '#server/platform/clock.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import { deleteEventsBefore } from './events.queries.ts';

/** A year and a month, so that every month can be held against the same one of the year before. */
const KEPT_DAYS = 400;

export const forgetOldEvents = defineSweep('forgetOldEvents', (db) =>
  deleteEventsBefore(db, inDays(-KEPT_DAYS)),
);
