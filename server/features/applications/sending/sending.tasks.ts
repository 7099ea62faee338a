import { leavesAt } from '#contract/applications/transitions.ts';
import { now } from '#server/platform/clock.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import * as holds from './holds.queries.ts';
import { letLeaveById } from './leaving.service.ts';

/** What nobody has taken back leaves. Run for each when its time is over, and every minute. */
export const sendHeldApplications = defineSweep('sendHeldApplications', async (db) => {
  const at = now();
  const due = (await holds.listHeld(db, at)).filter(({ until }) => leavesAt(until) <= at);
  await forEachApart(db, due, (tx, { applicationId }) => letLeaveById(tx, applicationId));
});
