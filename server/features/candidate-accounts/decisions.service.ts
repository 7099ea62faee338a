import { candidateAccountMoves } from '#contract/candidate-accounts/candidate-account.transitions.ts';
import { DELETION_REASON } from '#contract/candidate-accounts/candidate-account.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as closing from '#server/features/account/account.service.ts';
import { now } from '#server/platform/clock.ts';
import { deleteSuspension } from './suspensions.queries.ts';
import { activate, hold, type Order, suspend } from './suspensions.service.ts';

type Reasoned = Order & { reason: string | null | undefined };

/** The same deletion as by the owner's own hand. */
export async function remove(db: Db, { userId, adminId, ip, reason }: Reasoned): Promise<void> {
  const user = await hold(db, userId);
  candidateAccountMoves.admit('DELETE', user, 'ADMIN', now());
  await deleteSuspension(db, userId);
  await closing.remove(db, { userId, ip, by: { adminId, reason: reason ?? DELETION_REASON } });
}

async function rest(db: Db, { userId, adminId, ip, reason }: Reasoned): Promise<void> {
  const user = await hold(db, userId);
  candidateAccountMoves.admit('REST', user, 'ADMIN', now());
  await closing.deactivate(db, { userId, ip, by: { adminId, reason: reason ?? '' } });
}

/** From a suspension, or from rest. */
async function open(db: Db, order: Reasoned): Promise<void> {
  const { userId, adminId, ip, reason } = order;
  const user = await hold(db, userId);
  if (user.status !== 'INACTIVE') return activate(db, order);
  candidateAccountMoves.admit('WAKE', user, 'ADMIN', now());
  await closing.reactivate(db, { userId, ip, by: { adminId, reason: reason ?? '' } });
}

const STEPS: Record<CandidateStatus, (db: Db, order: Reasoned) => Promise<void>> = {
  ACTIVE: open,
  INACTIVE: rest,
  SUSPENDED: (db, order) => suspend(db, { ...order, reason: order.reason ?? '', until: null }),
  DELETED: remove,
};

export function setStatus(db: Db, status: CandidateStatus, order: Reasoned): Promise<void> {
  return STEPS[status](db, order);
}
