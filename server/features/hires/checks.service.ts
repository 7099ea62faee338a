import { AppError } from '#contract/core/errors.ts';
import { checkDayAt, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { HIRE_SIDES } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hireAsked } from './hires.events.ts';
import * as queries from './hires.queries.ts';
import type { Side } from './hires.service.ts';

/** Asks both sides how it goes. Days that passed while something was disputed are not made up for. */
export async function ask(db: Db, id: string): Promise<void> {
  const at = now();
  const hire = await queries.getHire(db, id);
  const day = checkDayAt(hire.joinedOn, at);
  if (!day || !(await queries.claimAsk(db, hire, nextCheckAt(hire.joinedOn, at)))) return;
  const asked = { hireId: id, day, askedAt: at, answeredBy: null, answeredAt: null };
  await queries.insertChecks(
    db,
    HIRE_SIDES.map((side) => ({ ...asked, id: newId(), side })),
  );
  await emit(db, hireAsked, { hireId: id, day });
}

/** An answer can be changed: it is kept, and moves nothing. */
export async function answer(
  db: Db,
  id: string,
  { owner, party, actorId }: Side,
  { day, isGood }: { day: number; isGood: boolean },
): Promise<void> {
  const hire = await queries.findHire(db, id, owner);
  if (!hire) throw new AppError('NOT_FOUND');
  const said = { isGood, answeredBy: actorId, answeredAt: now() };
  if (!(await queries.answerCheck(db, { hireId: id, day, side: party }, said))) {
    throw new AppError('NOT_FOUND');
  }
}
