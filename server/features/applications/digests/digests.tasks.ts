import { now } from '#server/platform/clock.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { listDue } from './digests.queries.ts';
import { tellIfDue } from './digests.service.ts';

export const mailApplicationDigests = defineSweep('mailApplicationDigests', async (db) => {
  await forEachDue(db, await listDue(db, now()), tellIfDue);
});
