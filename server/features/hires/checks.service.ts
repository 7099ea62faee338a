import { AppError } from '#contract/core/errors.ts';
import { checkDayAt, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { HIRE_SIDES } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { hireAsked, hireRetained } from './hires.events.ts';
import * as queries from './hires.queries.ts';
import { acceptSilently, type Side } from './hires.service.ts';
import { findHireToMove } from './moves.ts';

/** Asks both sides how the hire is going. Check-ins that fell into a dispute are not sent later. */
async function ask(db: Db, id: string): Promise<void> {
  const at = now();
  const hire = await queries.getHire(db, id);
  const day = checkDayAt(hire.joinedOn, at);
  if (!day || !(await queries.claimAsk(db, id, at, nextCheckAt(hire.joinedOn, at)))) return;
  const asked = { hireId: id, day, askedAt: at, answeredBy: null, answeredAt: null };
  await queries.insertChecks(
    db,
    HIRE_SIDES.map((side) => ({ ...asked, id: newId(), side })),
  );
  await emit(db, hireAsked, { hireId: id, day });
}

/** An answer can be changed: it is stored, and changes no state. */
export async function answer(
  db: Db,
  { owner, party, actorId }: Side,
  id: string,
  { day, isGood }: { day: number; isGood: boolean },
): Promise<void> {
  const hire = await queries.findHire(db, id, owner);
  if (!hire) throw new AppError('NOT_FOUND');
  const said = { isGood, answeredBy: actorId, answeredAt: now() };
  if (!(await queries.answerCheck(db, { hireId: id, day, side: party }, said))) {
    throw new AppError('NOT_FOUND');
  }
}

/** The row's lock serialises the processes; the second one finds nothing to do. */
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
