import { describe, expect, test } from 'vitest';
import type { RewardState } from '#contract/labels/referrals.ts';
import { sendInvitations } from '#contract/referrals/invitations.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { addHire, joinAsCandidate } from '#server/testing/factories/referrals.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const referrer = madeEach(() => createCandidate(server.db));

async function summary() {
  return (await server.as(referrer).call(getReferralSummary)).data;
}

/** A person who signed up by the link and was hired; `steps` are the states of the reward. */
async function hire(...steps: RewardState[]): Promise<string> {
  await joinAsCandidate(server, { ref: (await summary()).links.code });
  const [referral] = (await server.as(referrer).call(listReferrals)).data.content;
  const id = referral?.id ?? '';
  const amountOf = (state: RewardState) => (state === 'CLAWBACK' ? -20_000 : 20_000);
  await addHire(
    server.db,
    id,
    steps.map((state) => ({ state, amount: amountOf(state) })),
  );
  return id;
}

describe('the figures', () => {
  test('of a new referrer are all zero', async () => {
    expect(await summary()).toMatchObject({
      totalInvites: 0,
      inProgress: 0,
      hired: 0,
      totalEarnings: 0,
      potentialEarnings: 0,
      statusBreakdown: { invited: 0, signedUp: 0, approved: 0 },
      earnings: { held: 0, payable: 0, paid: 0, total: 0 },
      rewardAmount: 20_000,
      invitationsLeftToday: 50,
    });
  });

  test('promise 20,000 rupees for each referral in progress', async () => {
    await server.as(referrer).call(sendInvitations, { body: { emails: 'x1@friends.test x2@friends.test' } });
    await joinAsCandidate(server, { ref: (await summary()).links.code });
    expect(await summary()).toMatchObject({
      totalInvites: 3,
      inProgress: 3,
      potentialEarnings: 60_000,
      statusBreakdown: { invited: 2, signedUp: 1, approved: 0 },
      invitationsLeftToday: 48,
    });
  });

  test.each([
    [['EARNED'], { held: 20_000, payable: 0, paid: 0, total: 20_000 }, 20_000],
    [['EARNED', 'PAYABLE'], { held: 0, payable: 20_000, paid: 0, total: 20_000 }, 20_000],
    [['EARNED', 'PAYABLE', 'PAID'], { held: 0, payable: 0, paid: 20_000, total: 20_000 }, 20_000],
    [['EARNED', 'VOID'], { held: 0, payable: 0, paid: 0, total: 0 }, 0],
    [['EARNED', 'PAYABLE', 'PAID', 'CLAWBACK'], { held: 0, payable: 0, paid: 0, total: 0 }, 0],
  ] as const)('of a hire whose reward went %j', async (steps, earnings, amount) => {
    const id = await hire(...steps);
    expect(await summary()).toMatchObject({ hired: 1, inProgress: 0, totalEarnings: amount, earnings });
    const { data } = await server.as(referrer).call(listReferrals, { query: { status: 'HIRED' } });
    expect(data.content).toMatchObject([
      {
        id,
        status: 'HIRED',
        earningsAmount: amount,
        rewardState: steps.at(-1),
        companyHiredAt: 'Lotus Exchange',
      },
    ]);
  });

  test('of several hires add up', async () => {
    await hire('EARNED');
    await hire('EARNED', 'PAYABLE', 'PAID');
    expect((await summary()).earnings).toEqual({ held: 20_000, payable: 0, paid: 20_000, total: 40_000 });
  });
});

describe('the ledger', () => {
  test('records each step of a reward once', async () => {
    const id = await hire('EARNED');
    const [entry] = await server.db
      .selectFrom('rewardEntries')
      .selectAll()
      .where('referralId', '=', id)
      .execute();
    const again = server.db
      .insertInto('rewardEntries')
      .values({ ...entry!, id: referrer.id })
      .execute();
    await expect(again).rejects.toThrow(/unique/);
  });

  test('is append-only', async () => {
    const id = await hire('EARNED');
    const change = server.db.updateTable('rewardEntries').set({ amount: 1 }).where('referralId', '=', id);
    await expect(change.execute()).rejects.toThrow('reward_entries is only ever added to');
    const removal = server.db.deleteFrom('rewardEntries').where('referralId', '=', id);
    await expect(removal.execute()).rejects.toThrow('reward_entries is only ever added to');
  });
});

test('every step of a referral has its date, and the reward those of its own steps', async () => {
  const id = await hire('EARNED', 'PAYABLE', 'PAID');
  const [paid] = (await server.as(referrer).call(listReferrals)).data.content;
  expect(paid).toMatchObject({ id, dates: { payableFrom: expect.any(String) } });
  const { signedUpAt, earnedAt, payableAt, paidAt } = paid?.dates ?? {};
  expect([signedUpAt, earnedAt, payableAt, paidAt]).toEqual(Array(4).fill(expect.any(String)));
  await hire('EARNED');
  const [held] = (await server.as(referrer).call(listReferrals)).data.content;
  expect(held?.dates).toMatchObject({ earnedAt: expect.any(String), payableAt: null, paidAt: null });
  const other = await createCandidate(server.db);
  expect((await server.as(other).call(listReferrals)).data.content).toEqual([]);
});

test('the history is paged, newest first', async () => {
  await server.as(referrer).call(sendInvitations, { body: { emails: 'p1@friends.test p2@friends.test' } });
  await joinAsCandidate(server, { ref: (await summary()).links.code });
  const first = await server.as(referrer).call(listReferrals, { query: { size: 1 } });
  expect(first.data).toMatchObject({ totalElements: 3, totalPages: 3, content: [{ status: 'SIGNUP' }] });
  const invited = await server.as(referrer).call(listReferrals, { query: { status: 'INVITED' } });
  expect(invited.data.totalElements).toBe(2);
});
