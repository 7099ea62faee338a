import { now } from '#server/platform/clock.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { listDue } from './rejections.queries.ts';
import { tell } from './telling.service.ts';

/** Rejections that nobody has undone are told. Run for each when its time is over, and every minute. */
export const tellRejections = defineSweep('tellRejections', async (db) => {
  await forEachDue(db, await listDue(db, now()), tell);
});
