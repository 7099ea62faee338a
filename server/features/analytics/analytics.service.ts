import type { EventName } from '#contract/analytics/event-names.ts';
import type { EventProperties } from '#contract/analytics/events.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import { deleteEventsBefore, insertEvent } from './analytics.queries.ts';

export async function record(db: Db, event: EventName, properties: EventProperties): Promise<undefined> {
  const { path = null, cta = null, list = null, status = null } = properties;
  await insertEvent(db, { id: newId(), event, path, cta, list, status, createdAt: now() });
}

/** A year and a month, so that every month can be compared with the same month of the year before. */
const KEPT_DAYS = 400;

export const forgetOldEvents = defineSweep('forgetOldEvents', (db) =>
  deleteEventsBefore(db, inDays(-KEPT_DAYS)),
);
