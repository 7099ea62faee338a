import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { maskAccount } from '#contract/payouts/details.ts';
import { reckonLines } from '#contract/payouts/tds.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import { seal } from '#server/platform/sealed.ts';

const SEED = 31_500;

const DETAILS = {
  legalName: 'Maya Fernandes',
  pan: 'ABCPF4821K',
  method: 'BANK' as const,
  accountNumber: '50100234567812',
  ifsc: 'DCBK0000457',
  upiId: null,
};
const HELD_BECAUSE = 'The company asked us to look at the first day again.';

/** How many days ago the first payout was sent, and the one that is still on its way. */
const [FIRST, LATEST] = [34, 2];

interface Reward {
  id: string;
  amount: number;
  referralId: string;
  applicationId: string;
}

interface Payout {
  affiliateId: string;
  adminId: string;
  rewards: readonly Reward[];
  daysAgo: number;
  /** The bank's reference, once the transfer has arrived. */
  reference: string | null;
}

async function addPayout(db: Db, moment: Moment, random: Random, payout: Payout): Promise<void> {
  const { affiliateId, adminId, rewards, daysAgo, reference } = payout;
  if (rewards.length === 0) return;
  const { tdsPercent, tdsThreshold } = await settings.current(db);
  const [madeAt, sentAt, paidAt] = [0, 0.02, 1].map((later) => moment.daysAgo(daysAgo - later)) as [
    Date,
    Date,
    Date,
  ];
  const financialYear = financialYearOf(localDate(sentAt));
  const batchId = random.id(madeAt);
  await db
    .insertInto('payoutBatches')
    .values({ id: batchId, createdBy: adminId, createdAt: madeAt })
    .execute();
  const terms = { threshold: tdsThreshold, percent: tdsPercent };
  const sums = reckonLines(
    rewards.map(({ amount }) => ({ gross: amount, terms })),
    { owedBack: 0, before: await paidBefore(db, affiliateId, financialYear) },
  );
  const lines = rewards.map((reward, place) => {
    const { net: _, ...own } = sums[place] as (typeof sums)[number];
    return { ...own, id: random.id(madeAt), batchId, rewardId: reward.id, beneficiaryId: affiliateId };
  });
  const tds = { tdsThreshold, tdsPercent };
  await db
    .insertInto('payoutLines')
    .values(lines.map((line) => ({ ...line, ...tds })))
    .execute();
  for (const { id } of lines) {
    const sealed = reference ? null : seal(JSON.stringify(DETAILS), id);
    await db
      .updateTable('payoutLines')
      .set({ status: 'SENT', sentAt, financialYear, account: maskAccount(DETAILS), sealed })
      .where('id', '=', id)
      .execute();
  }
  const batch = () => db.updateTable('payoutBatches').where('id', '=', batchId);
  await batch().set({ status: 'SENT', sentAt, sentBy: adminId }).execute();
  if (!reference) return;
  await db
    .updateTable('payoutLines')
    .set({ status: 'PAID', reference, paidOn: localDate(paidAt), settledAt: paidAt, settledBy: adminId })
    .where('batchId', '=', batchId)
    .execute();
  for (const [place, { id: _, amount, ...hire }] of rewards.entries()) {
    const payoutLineId = lines[place]?.id ?? null;
    const entry = { ...hire, id: random.id(paidAt), beneficiaryId: affiliateId, amount, at: paidAt };
    await db
      .insertInto('rewardEntries')
      .values({ ...entry, state: 'PAID', financialYear, payoutLineId })
      .execute();
  }
  await batch().set({ status: 'SETTLED', settledAt: paidAt }).execute();
}

async function paidBefore(db: Db, beneficiaryId: string, financialYear: string) {
  const lines = await db
    .selectFrom('payoutLines')
    .select(['gross', 'taxable'])
    .where('beneficiaryId', '=', beneficiaryId)
    .where('financialYear', '=', financialYear)
    .execute();
  const base = lines.reduce((sum, { gross }) => sum + gross, 0);
  return { base, taxed: lines.reduce((sum, { taxable }) => sum + taxable, 0) };
}

/** A reward that was paid before the company reported that the hire had left. */
async function takeBack(db: Db, moment: Moment, random: Random, affiliateId: string): Promise<void> {
  const left = await db
    .selectFrom('rewards as w')
    .innerJoin('hires as h', 'h.applicationId', 'w.applicationId')
    .select(['w.referralId', 'w.applicationId', 'w.amount'])
    .where('w.beneficiaryId', '=', affiliateId)
    .where('w.state', '=', 'PAID')
    .where('h.status', '=', 'LEFT')
    .execute();
  const at = moment.daysAgo(1);
  for (const { amount, ...hire } of left) {
    const entry = { ...hire, id: random.id(at), beneficiaryId: affiliateId, amount: -amount, at };
    await db
      .insertInto('rewardEntries')
      .values({
        ...entry,
        state: 'CLAWBACK',
        financialYear: financialYearOf(localDate(at)),
        payoutLineId: null,
      })
      .execute();
  }
}

/** The demo affiliate has one completed payout, one on its way, a reward owed back, and pending rewards. */
export async function addPayouts(db: Db, moment: Moment): Promise<void> {
  const random = new Random(SEED);
  const { id: affiliateId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'affiliate@medallist.test')
    .executeTakeFirstOrThrow();
  const { id: adminId } = await db
    .selectFrom('users')
    .select('id')
    .where('userType', '=', 'SUPER_ADMIN')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  const sealed = seal(JSON.stringify(DETAILS), affiliateId);
  const changedAt = moment.daysAgo(FIRST + 5);
  await db.insertInto('payoutDetails').values({ userId: affiliateId, sealed, changedAt }).execute();
  const own = await db
    .selectFrom('rewards')
    .select(['id', 'amount', 'referralId', 'applicationId', 'state'])
    .where('beneficiaryId', '=', affiliateId)
    .orderBy('dueAt')
    .execute();
  const payable = own.flatMap(({ state, ...reward }) => (state === 'PAYABLE' ? [reward] : []));
  const people = { affiliateId, adminId };
  const reference = `NEFT ${random.int(100_000, 999_999)}`;
  await addPayout(db, moment, random, {
    ...people,
    rewards: payable.slice(0, -2),
    daysAgo: FIRST,
    reference,
  });
  await addPayout(db, moment, random, {
    ...people,
    rewards: payable
      .slice(0, -1)
      .slice(-1)
      .filter(() => payable.length > 1),
    daysAgo: LATEST,
    reference: null,
  });
  await takeBack(db, moment, random, affiliateId);
  const held = own.findLast(({ state }) => state === 'EARNED');
  if (!held) return;
  await db
    .updateTable('rewards')
    .set({ holdReason: HELD_BECAUSE, heldBy: adminId, heldAt: moment.daysAgo(3) })
    .where('id', '=', held.id)
    .execute();
}
