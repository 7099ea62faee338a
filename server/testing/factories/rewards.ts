import { adminMakePayout, adminMarkPaid, adminSendPayout } from '#contract/payouts/batches.ts';
import { savePayoutDetails } from '#contract/payouts/own.ts';
import * as rewards from '#server/features/rewards/rewards.service.ts';
import { now } from '#server/platform/clock.ts';
import type { TestServer } from '../server.ts';
import { createCandidate, type TestAccount } from './accounts.ts';
import { createSearchableCandidate } from './candidates.ts';
import { insertHire } from './invoices.ts';
import { dayIn } from './offers.ts';
import { insertReferral } from './referrals.ts';

export const DETAILS = {
  legalName: 'Asha Raghavan',
  pan: 'ABCPR1234K',
  method: 'BANK' as const,
  accountNumber: '50100123456789',
  ifsc: 'HDFC0001234',
  upiId: null,
};

interface Wanted {
  beneficiary?: TestAccount;
  /** Days since joining; 100 by default, which makes the reward payable. */
  joinedDaysAgo?: number;
  flags?: 'SELF'[];
}

/** A hire who came through a referral; the reward is payable once the 90 days are complete. */
export async function rewardOne(server: TestServer, wanted: Wanted = {}) {
  const { db } = server;
  const { joinedDaysAgo = 100, flags = [] } = wanted;
  const beneficiary = wanted.beneficiary ?? (await createCandidate(db));
  const candidate = await createSearchableCandidate(db);
  const referred = { referredUserId: candidate.id, referredKind: 'JOBSEEKER', flags } as const;
  const referralId = await insertReferral(db, { referrerId: beneficiary.id, ...referred });
  const hire = await insertHire(db, { candidate, joinedOn: dayIn(-joinedDaysAgo) });
  const { applicationId, hireId, recruiter } = hire;
  await db.transaction().execute(async (tx) => {
    await rewards.earn(tx, { applicationId, candidateId: candidate.id, companyId: recruiter.companyId });
    if (joinedDaysAgo < 91) return;
    await tx.updateTable('hires').set({ retainedAt: now() }).where('id', '=', hireId).execute();
    await rewards.complete(tx, applicationId);
  });
  const { id } = await db
    .selectFrom('rewards')
    .select('id')
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { id, beneficiary, referralId, ...hire };
}

/** A reward of a person who has given payout details. */
export async function payableOne(server: TestServer, wanted: Wanted & { details?: object } = {}) {
  const reward = await rewardOne(server, wanted);
  const body = { ...DETAILS, ...wanted.details };
  const saved = await server.as(reward.beneficiary).call(savePayoutDetails, { body });
  if (saved.status !== 200) throw new Error(saved.message);
  return reward;
}

/** A payout of these rewards that was sent to the bank, with its transfers in order. */
export async function sendPayout(server: TestServer, admin: TestAccount, rewardIds: string[]) {
  const made = await server.as(admin).call(adminMakePayout, { body: { rewardIds } });
  if (made.status !== 201) throw new Error(made.message);
  const { id } = made.data;
  const sent = await server.as(admin).call(adminSendPayout, { params: { id } });
  if (sent.status !== 200) throw new Error(sent.message);
  return { id, number: made.data.number, lineIds: await lineIdsOf(server, id) };
}

export async function lineIdsOf(server: TestServer, batchId: string): Promise<string[]> {
  const lines = await server.db
    .selectFrom('payoutLines')
    .select('id')
    .where('batchId', '=', batchId)
    .orderBy('place')
    .execute();
  return lines.map(({ id }) => id);
}

export const paidBody = (lineIds: string[]) => ({ lineIds, reference: 'UTR 77001', paidOn: dayIn(0) });

/** A payout that arrived. */
export async function payOut(server: TestServer, admin: TestAccount, rewardIds: string[]) {
  const batch = await sendPayout(server, admin, rewardIds);
  const call = { params: { id: batch.id }, body: paidBody(batch.lineIds) };
  const paid = await server.as(admin).call(adminMarkPaid, call);
  if (paid.status !== 200) throw new Error(paid.message);
  return batch;
}
