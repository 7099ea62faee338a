import { AppError, fieldFault } from '#contract/core/errors.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { PAID_AHEAD, PAID_BEFORE_SENT } from '#contract/payouts/batches.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as rewards from '#server/features/rewards/rewards.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import * as queries from './batches.queries.ts';
import * as batches from './batches.service.ts';
import { lineSettled } from './payouts.events.ts';

interface Outcome {
  status: 'PAID' | 'FAILED';
  reference?: string;
  paidOn?: string;
  failedReason?: string;
}

/** Once per batch, regardless of the number of transfers. */
async function refreshScreens(db: Db, beneficiaries: readonly string[]): Promise<void> {
  const readers = new Set([...beneficiaries, ...(await users.listAdminIds(db))]);
  await live.changed(db, [...readers], ['payouts', 'referrals']);
}

/** All or none; a transfer that was settled meanwhile is not settled again. */
async function settle(
  db: Db,
  deed: Deed,
  batch: queries.BatchRow,
  lineIds: readonly string[],
  outcome: Outcome,
): Promise<void> {
  const { id } = batch;
  const ids = [...new Set(lineIds)];
  const settled = { ...outcome, settledAt: now(), settledBy: deed.actorId, sealed: null };
  const moved = await queries.moveLines(db, { batchId: id, ids, from: 'SENT' }, settled);
  if (moved.length < ids.length) throw new AppError('STATE_CHANGED');
  const { status } = outcome;
  for (const { id: lineId, rewardId, beneficiaryId, financialYear } of moved) {
    if (status === 'FAILED') await rewards.takeBackReturned(db, rewardId);
    else if (financialYear) await rewards.pay(db, rewardId, { payoutLineId: lineId, financialYear });
    await emit(db, lineSettled, { lineId, beneficiaryId, status });
  }
  await refreshScreens(
    db,
    moved.map(({ beneficiaryId }) => beneficiaryId),
  );
  const { openLines } = await queries.getBatch(db, id);
  if (openLines === 0) await queries.moveBatch(db, id, 'SENT', { status: 'SETTLED', settledAt: now() });
  await batches.announce(db, deed, batch, id, status === 'PAID' ? 'paid' : 'failed');
}

/** Shown as the reference to the person who is paid, because there is no bank transfer. */
const SET_OFF = 'Set off';

/** Sends a draft. A reward that was fully set off needs no transfer, and is settled at once. */
export async function send(db: Db, deed: Deed, id: string): Promise<void> {
  await batches.send(db, deed, id);
  await settleSetOff(db, deed, id);
}

async function settleSetOff(db: Db, deed: Deed, id: string): Promise<void> {
  const lines = (await queries.listLines(db, id, 'SENT')).filter(({ net }) => net === 0);
  if (lines.length === 0) return;
  const batch = await batches.admit(db, id, 'MARK');
  const outcome = { status: 'PAID', reference: SET_OFF, paidOn: localDate(now()) } as const;
  await settle(
    db,
    deed,
    batch,
    lines.map((line) => line.id),
    outcome,
  );
}

interface Paid {
  lineIds: readonly string[];
  reference: string;
  paidOn: string;
}

export async function markPaid(db: Db, deed: Deed, id: string, paid: Paid): Promise<void> {
  const { lineIds, reference, paidOn } = paid;
  if (paidOn > localDate(now())) throw fieldFault('paidOn', PAID_AHEAD);
  const batch = await batches.admit(db, id, 'MARK');
  if (batch.sentAt && paidOn < localDate(batch.sentAt)) throw fieldFault('paidOn', PAID_BEFORE_SENT);
  await settle(db, deed, batch, lineIds, { status: 'PAID', reference, paidOn });
}

export async function markFailed(
  db: Db,
  deed: Deed,
  id: string,
  { lineIds, reason }: { lineIds: readonly string[]; reason: string },
): Promise<void> {
  const batch = await batches.admit(db, id, 'MARK');
  await settle(db, deed, batch, lineIds, { status: 'FAILED', failedReason: reason });
}
