import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { ask } from './checks.service.ts';
import { hireRetained } from './hires.events.ts';
import * as queries from './hires.queries.ts';
import { acceptSilently } from './hires.service.ts';
import { findHireToMove } from './moves.ts';

/** The row's lock makes processes take turns; whoever comes second finds it done. */
async function acceptIfDue(tx: Db, id: string): Promise<void> {
  const hire = await findHireToMove(tx, id, {});
  if (hire?.confirmBy && hire.confirmBy <= now()) await acceptSilently(tx, hire);
}

export const confirmSilentHires = defineSweep('confirmSilentHires', async (db) => {
  await forEachDue(db, await queries.listSilent(db, now()), acceptIfDue);
});

export const askAboutHires = defineSweep('askAboutHires', async (db) => {
  await forEachDue(db, await queries.listToAsk(db, now()), ask);
});

export const completeHires = defineSweep('completeHires', async (db) => {
  const at = now();
  await forEachDue(db, await queries.listToComplete(db, at), async (tx, id) => {
    if (!(await queries.claimRetained(tx, id, at))) return;
    const { applicationId, companyId, candidateId } = await queries.getHire(tx, id);
    await emit(tx, hireRetained, { hireId: id, applicationId, companyId, candidateId });
  });
});
