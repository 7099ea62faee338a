import { AppError } from '#contract/core/errors.ts';
import { rewardMoves } from '#contract/payouts/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { rewardHeld } from './rewards.events.ts';
import * as queries from './rewards.queries.ts';

interface Order {
  id: string;
  adminId: string;
  ip: string;
}

async function move(db: Db, { id, adminId, ip }: Order, reason: string | null): Promise<void> {
  const reward = await queries.lockReward(db, id);
  if (!reward) throw new AppError('NOT_FOUND');
  const { state: status, dueAt, holdReason, awaitsReview, referralId, beneficiaryId, amount } = reward;
  const at = now();
  const action = reason === null ? 'RELEASE' : 'HOLD';
  rewardMoves.admit(action, { status, dueAt, holdReason, awaitsReview }, 'ADMIN', at);
  const hold = reason === null ? { heldBy: null, heldAt: null } : { heldBy: adminId, heldAt: at };
  if (!(await queries.setHold(db, reward, { holdReason: reason, ...hold })))
    throw new AppError('STATE_CHANGED');
  const what = { rewardId: id, referralId, beneficiaryId, amount, reason, formerReason: holdReason };
  await emit(db, rewardHeld, { ...what, actorId: adminId, ip });
}

/** Keeps a reward out of payouts; the referrer reads why. */
export const hold = (db: Db, order: Order, reason: string) => move(db, order, reason);

export const release = (db: Db, order: Order) => move(db, order, null);
