import { now } from '#server/platform/clock.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import { listEnded } from './suspensions.queries.ts';
import { end } from './suspensions.service.ts';

/** Each in a transaction of its own, so that one that fails stops no other. */
export const endSuspensions = defineSweep('endSuspensions', async (db) => {
  const failures: unknown[] = [];
  for (const userId of await listEnded(db, now())) {
    await db
      .transaction()
      .execute((tx) => end(tx, userId))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} suspensions did not end`);
});
