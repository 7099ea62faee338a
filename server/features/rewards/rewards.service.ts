import { AppError } from '#contract/core/errors.ts';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { RewardState } from '#contract/labels/referrals.ts';
import { rewardMoves } from '#contract/payouts/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as referrals from '#server/features/referrals/attribution.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { type EndCause, rewardEnding, rewardHeld, rewardMoved } from './rewards.events.ts';
import * as queries from './rewards.queries.ts';

interface Hired {
  applicationId: string;
  candidateId: string;
  companyId: string;
}

type Steps = Pick<queries.RewardRow, 'referralId' | 'beneficiaryId' | 'applicationId' | 'amount'>;

interface Step {
  state: RewardState;
  cause?: EndCause | undefined;
  /** For a payment: the transfer, and the financial year in which it was sent. */
  paidBy?: { payoutLineId: string; financialYear: string };
}

/**
 * Records each step once: a person who referred both sides of a hire earns once. Triggers of the table update
 * the reward itself.
 */
async function write(db: Db, id: string, reward: Steps, { state, cause, paidBy }: Step): Promise<void> {
  const { referralId, beneficiaryId, applicationId } = reward;
  const at = now();
  const amount = state === 'CLAWBACK' ? -reward.amount : reward.amount;
  const financialYear = financialYearOf(localDate(at));
  const steps = { referralId, beneficiaryId, applicationId };
  const entryId = state === 'EARNED' ? id : newId();
  const entry = { ...steps, id: entryId, state, amount, at, financialYear, payoutLineId: null, ...paidBy };
  if (!(await queries.insertEntry(db, entry))) return;
  await emit(db, rewardMoved, {
    rewardId: id,
    referralId,
    beneficiaryId,
    state,
    amount: reward.amount,
    cause,
  });
}

/** The referrer of the candidate earns with each hire, the referrer of the company with its first. */
export async function earn(db: Db, { applicationId, ...people }: Hired): Promise<void> {
  const { referralReward, affiliateReward } = await settings.current(db);
  for (const referral of await queries.listReferralsOf(db, people)) {
    const amount = referral.userType === 'AFFILIATE' ? affiliateReward : referralReward;
    const reward = { referralId: referral.id, beneficiaryId: referral.referrerId, applicationId, amount };
    await referrals.approveHired(db, referral, applicationId);
    if (referral.review !== 'REFUSED') await write(db, newId(), reward, { state: 'EARNED' });
  }
}

const stateOf = ({ state, dueAt, holdReason, awaitsReview }: queries.RewardRow) => ({
  ...{ status: state, dueAt, holdReason, awaitsReview },
});

/** The 90 days are complete; a flagged referral without a review stays pending. */
export async function complete(db: Db, applicationId: string): Promise<void> {
  for (const id of await queries.listIdsOf(db, { applicationId })) {
    const reward = await queries.lockReward(db, id);
    if (!reward || rewardMoves.refusal('COMPLETE', stateOf(reward), 'SYSTEM', now())) continue;
    await write(db, id, reward, { state: 'PAYABLE' });
  }
}

/** The hire left early, did not join, or came by a refused referral. */
async function endOne(db: Db, id: string, cause: EndCause): Promise<void> {
  // Before the reward is locked, because payouts lock their own rows first and rewards after.
  await emit(db, rewardEnding, { rewardId: id });
  const reward = await queries.lockReward(db, id);
  if (!reward) return;
  if (reward.state === 'IN_PAYOUT') return queries.endWithPayout(db, id);
  if (rewardMoves.refusal('END', stateOf(reward), 'SYSTEM', now())) return;
  const state = rewardMoves.admit('END', stateOf(reward), 'SYSTEM', now());
  await write(db, id, reward, { state, cause });
}

export async function end(db: Db, applicationId: string, cause: EndCause): Promise<void> {
  for (const id of await queries.listIdsOf(db, { applicationId })) await endOne(db, id, cause);
}

/** An admin's decision about a flagged referral. */
export async function settleReview(
  db: Db,
  { referralId, allowed }: { referralId: string; allowed: boolean },
): Promise<void> {
  for (const id of await queries.listIdsOf(db, { referralId })) {
    if (!allowed) {
      await endOne(db, id, 'REFUSED');
      continue;
    }
    const reward = await queries.lockReward(db, id);
    if (reward && (await queries.isRetained(db, reward.applicationId)))
      await complete(db, reward.applicationId);
  }
}

/** A transfer was paid. If the reward ended meanwhile, it is owed back at once. */
export async function pay(
  db: Db,
  id: string,
  paidBy: { payoutLineId: string; financialYear: string },
): Promise<void> {
  const reward = await queries.lockReward(db, id);
  if (!reward) return;
  rewardMoves.admit('PAY', stateOf(reward), 'ADMIN', now());
  await write(db, id, reward, { state: 'PAID', paidBy });
  if (reward.endsWithPayout) await write(db, id, reward, { state: 'CLAWBACK', cause: 'LEFT' });
}

/** A transfer was returned, and the reward is payable again; if it ended meanwhile, it is void. */
export async function takeBackReturned(db: Db, id: string): Promise<void> {
  const reward = await queries.lockReward(db, id);
  if (reward?.endsWithPayout) await write(db, id, reward, { state: 'VOID', cause: 'LEFT' });
}

/** The number of payouts due, and the date of the oldest. */
export const countPayoutsDue = queries.countDue;

async function move(db: Db, deed: PersonsDeed, id: string, reason: string | null): Promise<void> {
  const reward = await queries.lockReward(db, id);
  if (!reward) throw new AppError('NOT_FOUND');
  const { state: status, dueAt, holdReason, awaitsReview, referralId, beneficiaryId, amount } = reward;
  const at = now();
  const action = reason === null ? 'RELEASE' : 'HOLD';
  rewardMoves.admit(action, { status, dueAt, holdReason, awaitsReview }, deed.party, at);
  const hold = reason === null ? { heldBy: null, heldAt: null } : { heldBy: deed.actorId, heldAt: at };
  if (!(await queries.setHold(db, reward, { holdReason: reason, ...hold })))
    throw new AppError('STATE_CHANGED');
  const what = { rewardId: id, referralId, beneficiaryId, amount, reason, formerReason: holdReason };
  await emit(db, rewardHeld, { ...deed, ...what });
}

/** Keeps a reward out of payouts; the referrer can read why. */
export const hold = (db: Db, deed: PersonsDeed, id: string, reason: string) => move(db, deed, id, reason);

export const release = (db: Db, deed: PersonsDeed, id: string) => move(db, deed, id, null);
