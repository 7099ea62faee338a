import { now } from '#server/platform/clock.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { listEnded } from './suspensions.queries.ts';
import { end } from './suspensions.service.ts';

export const endSuspensions = defineSweep('endSuspensions', async (db) => {
  await forEachDue(db, await listEnded(db, now()), end);
});
