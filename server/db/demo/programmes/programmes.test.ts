import { beforeAll, describe, expect, test } from 'vitest';
import { adminListAffiliates, getAffiliateDashboard } from '#contract/affiliates.ts';
import { login } from '#contract/auth/session.ts';
import { REWARD_STANDINGS } from '#contract/labels/referrals.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';
import type { Caller } from '#server/testing/caller.ts';
import { ownServer, startServer } from '#server/testing/server.ts';

const server = ownServer();

async function as(name: string): Promise<Caller> {
  const email = `${name}@medallist.test`;
  const { data } = await server.call(login, { body: { email, password: DEMO_PASSWORD } });
  return server.as({ token: data.accessToken });
}

beforeAll(async () => {
  await fillDemo(server.db, 60);
});

describe('the demo accounts', () => {
  test('open the candidate on one hire and 20,000 rupees', async () => {
    const candidate = await as('candidate');
    expect((await candidate.call(getReferralSummary)).data).toMatchObject({
      totalInvites: 8,
      inProgress: 7,
      hired: 1,
      totalEarnings: 20_000,
      potentialEarnings: 140_000,
      statusBreakdown: { invited: 3, signedUp: 2, approved: 2 },
    });
    const { data } = await candidate.call(listReferrals);
    expect(new Set(data.content.map(({ status }) => status)).size).toBe(4);
    expect(data.content.find(({ status }) => status === 'HIRED')).toMatchObject({
      earningsAmount: 20_000,
      rewardState: 'EARNED',
      companyHiredAt: expect.any(String),
      candidateName: expect.stringMatching(/^\S+ \S\.$/),
    });
  });

  test('open the recruiter on two hires, one of them payable', async () => {
    const { data } = await (await as('recruiter')).call(getReferralSummary);
    expect(data).toMatchObject({ hired: 2, earnings: { held: 20_000, payable: 20_000, total: 40_000 } });
  });

  test('open the affiliate on clicks, sign-ups, hires, earnings and a payout', async () => {
    const { data } = await (await as('affiliate')).call(getAffiliateDashboard);
    expect(data).toMatchObject({
      status: 'APPROVED',
      links: { code: 'FRNDS649' },
      signUps: 17,
      hires: 9,
      earnings: { held: 20_000, payable: 20_000, paid: 30_000, total: 70_000 },
    });
    expect(data.clicks).toBeGreaterThan(200);
    expect(data.payouts).toHaveLength(4);
    expect(data.payouts.filter(({ withheld }) => withheld > 0)).toMatchObject([
      { amount: 9800, withheld: 200 },
      { amount: 9800, withheld: 200 },
    ]);
  });

  test('show the admin one pending applicant and one who was rejected', async () => {
    const { data } = await (await as('admin')).call(adminListAffiliates);
    expect(data.content.map(({ status }) => status)).toEqual(['PENDING', 'REJECTED', 'APPROVED']);
  });
});

test('rewards are in every state, and the books balance', async () => {
  const found = await server.db.selectFrom('rewards').select('state').distinct().execute();
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(REWARD_STANDINGS));
  const batches = await server.db.selectFrom('payoutBatches').select('status').orderBy('number').execute();
  expect(batches).toEqual([{ status: 'SETTLED' }, { status: 'SENT' }]);
  expect((await checkBooks(server.db)).faults).toEqual([]);
});

test('a marketplace with few graduates can be filled too', async () => {
  const small = await startServer();
  expect(await fillDemo(small.db, 5)).toBe(true);
  await small.close();
});
