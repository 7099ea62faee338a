import { expect, test } from 'vitest';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { adminHoldReward, adminReleaseReward } from '#contract/payouts/admin-rewards.ts';
import {
  adminDiscardPayout,
  adminMakePayout,
  adminMarkFailed,
  adminMarkPaid,
  adminSendPayout,
} from '#contract/payouts/batches.ts';
import { savePayoutDetails } from '#contract/payouts/own.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { DETAILS, lineIdsOf, paidBody, rewardOne, sendPayout } from '#server/testing/factories/rewards.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

const CANDIDATE: Told = { notices: ['candidate'], mails: ['candidate'] };
const as = () => server.as(cast.admin);

test('payout details are confirmed by mail to who gave them, regardless of their settings', async () => {
  for (const who of ['candidate', 'silentCandidate'] as const) {
    await rewardOne(server, { beneficiary: cast[who] });
    const save = () => server.as(cast[who]).call(savePayoutDetails, { body: DETAILS });
    expect(await toldBy(server, cast, save)).toEqual({
      'payout.detailsChanged': { notices: [], mails: [who] },
    });
  }
});

test('each step of a reward notifies only its owner, unless they switched it off', async () => {
  const both = async () => {
    await rewardOne(server, { beneficiary: cast.candidate });
    await rewardOne(server, { beneficiary: cast.silentCandidate });
  };
  expect(await toldBy(server, cast, both)).toMatchObject({
    'reward.moved': {
      notices: ['candidate', 'candidate'],
      mails: ['candidate', 'candidate'],
    },
    'referral.moved': { notices: ['candidate'], mails: [] },
  });
});

test('holds, payouts and claw-backs notify only the owner of the reward', async () => {
  const reward = await rewardOne(server, { beneficiary: cast.candidate });
  const params = { id: reward.id };
  const hold = () => as().call(adminHoldReward, { params, body: { reason: 'We look at it.' } });
  expect(await toldBy(server, cast, hold)).toEqual({ 'reward.held': CANDIDATE });
  const release = () => as().call(adminReleaseReward, { params });
  expect(await toldBy(server, cast, release)).toEqual({ 'reward.held': CANDIDATE });

  const make = () => as().call(adminMakePayout, { body: { rewardIds: [reward.id] } });
  expect(await toldBy(server, cast, make)).toEqual({ 'payout.batchChanged': NOBODY });
  const { id } = await server.db
    .selectFrom('payoutBatches')
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const lineIds = await lineIdsOf(server, id);
  const batch = { params: { id } };
  expect(await toldBy(server, cast, () => as().call(adminDiscardPayout, batch))).toEqual({
    'payout.batchChanged': NOBODY,
  });
  expect(lineIds).toHaveLength(1);

  const sent = await sendPayout(server, cast.admin, [reward.id]);
  const failed = { lineIds: sent.lineIds, reason: 'The account is closed.' };
  const fail = () => as().call(adminMarkFailed, { params: { id: sent.id }, body: failed });
  expect(await toldBy(server, cast, fail)).toEqual({
    'payout.lineSettled': CANDIDATE,
    'payout.batchChanged': NOBODY,
  });

  const again = await as().call(adminMakePayout, { body: { rewardIds: [reward.id] } });
  const next = { id: again.data.id };
  expect(await toldBy(server, cast, () => as().call(adminSendPayout, { params: next }))).toEqual({
    'payout.batchChanged': NOBODY,
  });
  const body = paidBody(await lineIdsOf(server, next.id));
  const pay = () => as().call(adminMarkPaid, { params: next, body });
  expect(await toldBy(server, cast, pay)).toEqual({
    'reward.moved': NOBODY,
    'payout.lineSettled': CANDIDATE,
    'payout.batchChanged': NOBODY,
  });

  const left = () =>
    as().call(adminFindLeft, {
      params: { id: reward.hireId },
      body: { leftOn: dayIn(-20), cause: 'RESIGNED', reportedBy: 'RECRUITER', reason: 'A late payslip.' },
    });
  const told = await toldBy(server, cast, left);
  expect(told).toMatchObject({ 'reward.ending': NOBODY, 'reward.moved': CANDIDATE });
  const [mail] = await server.mailsTo(cast.candidate.email);
  expect(mail?.textBody).toContain('set off against your next payouts');
});
