import type { EventName } from '#contract/analytics/event-names.ts';
import type { EventProperties } from '#contract/analytics/events.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import { insertEvent } from './events.queries.ts';

export async function record(db: Db, event: EventName, properties: EventProperties): Promise<undefined> {
  const { path = null, cta = null, list = null, status = null } = properties;
  await insertEvent(db, { id: newId(), event, path, cta, list, status, createdAt: now() });
}
