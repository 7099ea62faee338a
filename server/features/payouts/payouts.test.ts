import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { adminHoldReward, adminListRewards, adminReleaseReward } from '#contract/payouts/admin-rewards.ts';
import {
  adminDiscardPayout,
  adminGetBankFile,
  adminGetPayout,
  adminListPayoutLines,
  adminMakePayout,
  adminMarkFailed,
  adminMarkPaid,
  adminSendPayout,
  adminTakeOutOfPayout,
} from '#contract/payouts/batches.ts';
import { listOwnRewards } from '#contract/payouts/own.ts';
import { adminReviewReferral } from '#contract/referrals/review.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';
import * as rewards from '#server/features/rewards/rewards.service.ts';
import { createAdmin, signInElsewhere, type TestAccount } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import {
  lineIdsOf,
  paidBody,
  payableOne,
  payOut,
  rewardOne,
  sendPayout,
} from '#server/testing/factories/rewards.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let admin: TestAccount;
beforeAll(async () => {
  admin = await createAdmin(server.db);
});
afterEach(() => server.moveClock(0));

const stateOf = async (id: string) =>
  (await server.db.selectFrom('rewards').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;
const linesOf = async (id: string) =>
  (await server.as(admin).call(adminListPayoutLines, { params: { id } })).data.content;
const make = (rewardIds: string[]) => server.as(admin).call(adminMakePayout, { body: { rewardIds } });
const ownOf = async (account: TestAccount) => (await server.as(account).call(listOwnRewards)).data.content;
/** Ignores the invoices that the hires of these tests do not have. */
const faults = async () =>
  (await checkBooks(server.db)).faults.filter((fault) => !fault.endsWith('is confirmed and has no invoice'));
const entriesOf = async (rewardId: string) => {
  const rows = server.db
    .selectFrom('rewardEntries as e')
    .innerJoin('rewards as w', 'w.applicationId', 'e.applicationId')
    .select(['e.state', 'e.amount'])
    .where('w.id', '=', rewardId);
  return (await rows.orderBy('e.id').execute()).map(({ state }) => state);
};
const leave = (hireId: string) =>
  server.as(admin).call(adminFindLeft, {
    params: { id: hireId },
    body: {
      leftOn: dayIn(-30),
      cause: 'RESIGNED',
      reportedBy: 'RECRUITER',
      reason: 'Their payslips end there.',
    },
  });

describe('a draft', () => {
  test('includes what is payable to people with payout details, each reward once', async () => {
    const [reward, waiting, held] = [
      await payableOne(server),
      await rewardOne(server),
      await payableOne(server, { joinedDaysAgo: 100 }),
    ];
    const young = await rewardOne(server, { joinedDaysAgo: 80 });
    await server
      .as(admin)
      .call(adminHoldReward, { params: { id: held.id }, body: { reason: 'We look at it.' } });
    for (const { id } of [waiting, held, young])
      expect(await make([id])).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    const drafts = await Promise.all(Array.from({ length: 6 }, () => make([reward.id])));
    expect(drafts.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await stateOf(reward.id)).toBe('IN_PAYOUT');
    const batch = drafts.find(({ status }) => status === 201)?.data;
    expect(batch).toMatchObject({ status: 'DRAFT', lines: 1, gross: 20_000, withheld: 0, net: 20_000 });
    expect(await ownOf(reward.beneficiary)).toMatchObject([{ awaited: 'PAYOUT', state: 'IN_PAYOUT' }]);
    expect(await ownOf(waiting.beneficiary)).toMatchObject([{ awaited: 'DETAILS' }]);
    expect(await ownOf(held.beneficiary)).toMatchObject([{ awaited: 'HOLD', holdReason: 'We look at it.' }]);
    expect(await ownOf(young.beneficiary)).toMatchObject([{ awaited: 'DAYS' }]);
  });

  test('releases what is taken out of it, and everything once it is discarded', async () => {
    const [first, second] = [await payableOne(server), await payableOne(server)];
    const { data: batch } = await make([first.id, second.id]);
    const params = { id: batch.id };
    const [line] = await lineIdsOf(server, batch.id);
    const body = { lineIds: [line ?? ''] };
    const taken = await server.as(admin).call(adminTakeOutOfPayout, { params, body });
    expect(taken.data).toMatchObject({ lines: 1, gross: 20_000 });
    expect([await stateOf(first.id), await stateOf(second.id)].toSorted()).toEqual(['IN_PAYOUT', 'PAYABLE']);
    expect(await server.as(admin).call(adminTakeOutOfPayout, { params, body })).toMatchObject({
      status: 409,
    });
    const gone = await server.as(admin).call(adminDiscardPayout, { params });
    expect(gone.data).toMatchObject({ status: 'DISCARDED', lines: 0, allowedActions: [] });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['PAYABLE', 'PAYABLE']);
    expect(await server.as(admin).call(adminSendPayout, { params })).toMatchObject({ status: 409 });
    expect((await make([first.id, second.id])).status).toBe(201);
  });

  test('is not sent while a person in it cannot be paid, and drops rewards whose hire ended', async () => {
    const [suspended, left] = [await payableOne(server), await payableOne(server)];
    const { data } = await make([suspended.id, left.id]);
    const params = { id: data.id };
    const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
      server.db.updateTable('users').set({ status }).where('id', '=', suspended.beneficiary.id).execute();
    await setStatus('SUSPENDED');
    expect(await server.as(admin).call(adminSendPayout, { params })).toMatchObject({
      code: 'PAYEE_NOT_READY',
    });
    expect((await leave(left.hireId)).status).toBe(200);
    expect(await entriesOf(left.id)).toEqual(['EARNED', 'PAYABLE', 'VOID']);
    expect((await server.as(admin).call(adminGetPayout, { params })).data).toMatchObject({ lines: 1 });
    await setStatus('ACTIVE');
    expect((await server.as(admin).call(adminSendPayout, { params })).status).toBe(200);
    expect(await faults()).toEqual([]);
  });
});

describe('tax', () => {
  test('is withheld from the amount above the threshold, with a PAN or without', async () => {
    const first = await payableOne(server);
    const others = [await rewardOne(server, first), await rewardOne(server, first)];
    const { id } = await sendPayout(
      server,
      admin,
      [first, ...others].map((one) => one.id),
    );
    expect((await linesOf(id)).map(({ taxable, withheld, net }) => [taxable, withheld, net])).toEqual([
      [0, 0, 20_000],
      [20_000, 400, 19_600],
      [20_000, 400, 19_600],
    ]);
    const without = await payableOne(server, { details: { pan: '' } });
    const next = await rewardOne(server, without);
    const batch = await sendPayout(server, admin, [without.id, next.id]);
    expect((await linesOf(batch.id)).map(({ withheld }) => withheld)).toEqual([0, 4000]);
    expect(await faults()).toEqual([]);
  });

  test('starts again in April, Indian time', async () => {
    const first = await payableOne(server);
    const [second, third] = [await rewardOne(server, first), await rewardOne(server, first)];
    await payOut(server, admin, [first.id]);
    const year = Number(dayIn(0).slice(0, 4)) + (Number(dayIn(0).slice(5, 7)) >= 4 ? 1 : 0);
    const april = Date.parse(`${year}-04-01T00:00:00+05:30`);
    const until = (at: number) => Math.ceil((at - Date.now()) / 1000);
    const later = await createAdmin(server.db);
    await server.moveClock(until(april) - 30);
    admin = await signInElsewhere(server.db, later);
    const march = await sendPayout(server, admin, [second.id]);
    await server.moveClock(until(april) + 30);
    const spring = await sendPayout(server, admin, [third.id]);
    expect((await linesOf(march.id)).map(({ withheld }) => withheld)).toEqual([400]);
    expect((await linesOf(spring.id)).map(({ withheld }) => withheld)).toEqual([0]);
    const years = await server.db
      .selectFrom('payoutLines')
      .select('financialYear')
      .where('batchId', 'in', [march.id, spring.id])
      .orderBy('place')
      .execute();
    expect(new Set(years.map(({ financialYear }) => financialYear)).size).toBe(2);
    expect(await faults()).toEqual([]);
    await server.moveClock(0);
    admin = await createAdmin(server.db);
  });
});

describe('a transfer', () => {
  test('of 50 concurrent attempts to mark it as paid one succeeds', async () => {
    const reward = await payableOne(server);
    const { id, lineIds } = await sendPayout(server, admin, [reward.id]);
    const mark = () => server.as(admin).call(adminMarkPaid, { params: { id }, body: paidBody(lineIds) });
    const answers = await Promise.all(Array.from({ length: 50 }, mark));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'STATE_CHANGED')).toHaveLength(49);
    expect(await entriesOf(reward.id)).toEqual(['EARNED', 'PAYABLE', 'PAID']);
    const traces = server.db.selectFrom('auditEvents').select(['action', 'before', 'after']);
    const paid = await traces.where('subjectId', '=', id).where('action', '=', 'payout_batch.paid').execute();
    expect(paid).toMatchObject([
      { before: { status: 'SENT', openLines: 1 }, after: { status: 'SETTLED', paidLines: 1 } },
    ]);
    expect(await ownOf(reward.beneficiary)).toMatchObject([
      { state: 'PAID', awaited: null, transfer: { reference: 'UTR 77001', paidOn: dayIn(0), net: 20_000 } },
    ]);
  });

  test('that fails makes its reward payable again, in a new payout', async () => {
    const [reward, other] = [await payableOne(server), await payableOne(server)];
    const { id, lineIds } = await sendPayout(server, admin, [reward.id, other.id]);
    const lines = await linesOf(id);
    const own = lines.find(({ beneficiary }) => beneficiary.id === reward.beneficiary.id);
    const body = { lineIds: [own?.id ?? ''], reason: 'The account is closed.' };
    expect((await server.as(admin).call(adminMarkFailed, { params: { id }, body })).data).toMatchObject({
      ...{ status: 'SENT', openLines: 1, failedLines: 1 },
    });
    expect(await server.as(admin).call(adminMarkFailed, { params: { id }, body })).toMatchObject({
      status: 409,
    });
    const all = { params: { id }, body: paidBody(lineIds) };
    expect(await server.as(admin).call(adminMarkPaid, all)).toMatchObject({ code: 'STATE_CHANGED' });
    expect(await stateOf(other.id)).toBe('IN_PAYOUT');
    expect(await ownOf(reward.beneficiary)).toMatchObject([
      { state: 'PAYABLE', transfer: { status: 'FAILED', failedReason: 'The account is closed.' } },
    ]);
    await payOut(server, admin, [reward.id]);
    expect(await entriesOf(reward.id)).toEqual(['EARNED', 'PAYABLE', 'PAID']);
    expect(await faults()).toEqual([]);
  });

  test('is marked with a date between its sending and today, and only in its own payout', async () => {
    const [one, two] = [await payableOne(server), await payableOne(server)];
    const [first, second] = [
      await sendPayout(server, admin, [one.id]),
      await sendPayout(server, admin, [two.id]),
    ];
    const params = { id: first.id };
    const mark = (batch: typeof first, paidOn: string) =>
      server.as(admin).call(adminMarkPaid, { params, body: { ...paidBody(batch.lineIds), paidOn } });
    const refused = (message: string) => ({ status: 400, errors: [{ path: 'paidOn', message }] });
    expect(await mark(first, dayIn(1))).toMatchObject(refused('Please choose today or an earlier day.'));
    const early = 'The payment cannot lie before the payout was sent.';
    expect(await mark(first, dayIn(-1))).toMatchObject(refused(early));
    expect(await mark(second, dayIn(0))).toMatchObject({ status: 409 });
    expect(await mark(first, dayIn(0))).toMatchObject({ status: 200 });
  });
});

test('the bank file has unmasked accounts, no formulas, and only open transfers', async () => {
  const reward = await payableOne(server, { details: { legalName: '=HYPERLINK("http://x")' } });
  const second = await payableOne(server, {
    details: { method: 'UPI', upiId: 'asha@okbank', accountNumber: '', ifsc: '' },
  });
  const made = await make([reward.id, second.id]);
  const path = adminGetBankFile.path.replace('{id}', made.data.id);
  const file = async () => (await server.as(admin).fetch(path)).text();
  expect(await file()).toContain('STATE_CHANGED');
  await server.as(admin).call(adminSendPayout, { params: { id: made.data.id } });
  const text = await file();
  expect(text).toContain('50100123456789,HDFC0001234,,20000');
  expect(text).toContain('UPI,,,asha@okbank,20000');
  expect(text).toContain('"\'=HYPERLINK(""http://x"")"');
  const [first] = await lineIdsOf(server, made.data.id);
  const params = { id: made.data.id };
  await server.as(admin).call(adminMarkPaid, { params, body: paidBody([first ?? '']) });
  const rest = await file();
  expect(rest.split('\r\n').filter(Boolean)).toHaveLength(2);
  const sealed = await server.db
    .selectFrom('payoutLines')
    .select('sealed')
    .where('id', '=', first ?? '')
    .executeTakeFirstOrThrow();
  expect(sealed.sealed).toBeNull();
});

describe('a hold', () => {
  test('is shown to the referrer, keeps the reward out of payouts, and can be released', async () => {
    const reward = await payableOne(server);
    const params = { id: reward.id };
    const body = { reason: 'The company asked us to wait.' };
    const hold = () => server.as(admin).call(adminHoldReward, { params, body });
    expect((await hold()).data).toMatchObject({ shelf: 'HELD', holdReason: body.reason });
    expect(await hold()).toMatchObject({ status: 409 });
    const query = { search: reward.beneficiary.email, shelf: 'HELD' as const };
    expect((await server.as(admin).call(adminListRewards, { query })).data.content).toMatchObject([
      { id: reward.id, allowedActions: ['RELEASE', 'FIND_LEFT'] },
    ]);
    expect((await server.as(admin).call(adminReleaseReward, { params })).data).toMatchObject({
      shelf: 'PAYABLE',
    });
    expect(await server.as(admin).call(adminReleaseReward, { params })).toMatchObject({ status: 409 });
    const traces = server.db.selectFrom('auditEvents').select(['action', 'before', 'after', 'actorId']);
    expect(await traces.where('subjectId', '=', reward.id).orderBy('id').execute()).toEqual([
      {
        action: 'reward.held',
        before: { holdReason: null },
        after: { holdReason: body.reason },
        actorId: admin.id,
      },
      {
        action: 'reward.released',
        before: { holdReason: body.reason },
        after: { holdReason: null },
        actorId: admin.id,
      },
    ]);
    await payOut(server, admin, [reward.id]);
    expect(await hold()).toMatchObject({ status: 409 });
  });
});

describe('a reward of a flagged sign-up', () => {
  const review = (id: string, decision: 'ALLOWED' | 'REFUSED') =>
    server
      .as(admin)
      .call(adminReviewReferral, { params: { id }, body: { decision, reason: 'Looked at it.' } });

  test('waits for the review, and is payable once it is allowed after day 90', async () => {
    const reward = await rewardOne(server, { flags: ['SELF'] });
    expect(await ownOf(reward.beneficiary)).toMatchObject([{ state: 'EARNED', awaited: 'REVIEW' }]);
    expect((await review(reward.referralId, 'ALLOWED')).status).toBe(200);
    expect(await entriesOf(reward.id)).toEqual(['EARNED', 'PAYABLE']);
    const young = await rewardOne(server, { flags: ['SELF'], joinedDaysAgo: 40 });
    await review(young.referralId, 'ALLOWED');
    expect(await entriesOf(young.id)).toEqual(['EARNED']);
  });

  test('is void once it is refused', async () => {
    const reward = await rewardOne(server, { flags: ['SELF'] });
    await review(reward.referralId, 'REFUSED');
    expect(await entriesOf(reward.id)).toEqual(['EARNED', 'VOID']);
  });
});

describe('a claw-back', () => {
  test('is owed, and set off against the next payouts of the person, never below zero', async () => {
    const paid = await payableOne(server);
    await payOut(server, admin, [paid.id]);
    expect((await leave(paid.hireId)).status).toBe(200);
    expect(await entriesOf(paid.id)).toEqual(['EARNED', 'PAYABLE', 'PAID', 'CLAWBACK']);
    expect(await ownOf(paid.beneficiary)).toMatchObject([{ state: 'CLAWBACK', endedAt: expect.any(String) }]);
    const [second, third] = [await rewardOne(server, paid), await rewardOne(server, paid)];
    const { id, lineIds } = await sendPayout(server, admin, [second.id, third.id]);
    expect(
      (await linesOf(id)).map(({ gross, setOff, withheld, net }) => [gross, setOff, withheld, net]),
    ).toEqual([
      [20_000, 20_000, 0, 0],
      [20_000, 0, 400, 19_600],
    ]);
    expect(await faults()).toEqual([]);
    expect((await linesOf(id)).map(({ status, reference }) => [status, reference])).toEqual([
      ['PAID', 'Set off'],
      ['SENT', null],
    ]);
    const body = { lineIds: lineIds.slice(0, 1), reason: 'Returned.' };
    expect((await server.as(admin).call(adminMarkFailed, { params: { id }, body })).status).toBe(409);
    const balances = server.db.selectFrom('payoutBalances').select('owed');
    expect(await balances.where('beneficiaryId', '=', paid.beneficiary.id).execute()).toEqual([{ owed: 0 }]);
    expect(await faults()).toEqual([]);
  });

  test('of a sent transfer waits for its result: a paid one is owed back, a returned one is void', async () => {
    const [arrives, returns] = [await payableOne(server), await payableOne(server)];
    const { id } = await sendPayout(server, admin, [arrives.id, returns.id]);
    for (const { hireId } of [arrives, returns]) expect((await leave(hireId)).status).toBe(200);
    expect([await stateOf(arrives.id), await stateOf(returns.id)]).toEqual(['IN_PAYOUT', 'IN_PAYOUT']);
    expect(await faults()).toEqual([]);
    const lines = await linesOf(id);
    const lineOf = (who: TestAccount) => [lines.find((line) => line.beneficiary.id === who.id)?.id ?? ''];
    const params = { id };
    await server.as(admin).call(adminMarkPaid, { params, body: paidBody(lineOf(arrives.beneficiary)) });
    const body = { lineIds: lineOf(returns.beneficiary), reason: 'Returned.' };
    await server.as(admin).call(adminMarkFailed, { params, body });
    expect(await entriesOf(arrives.id)).toEqual(['EARNED', 'PAYABLE', 'PAID', 'CLAWBACK']);
    expect(await entriesOf(returns.id)).toEqual(['EARNED', 'PAYABLE', 'VOID']);
    expect(await faults()).toEqual([]);
  });

  test('is found after the 90 days, if the last working day was within them', async () => {
    const young = await rewardOne(server, { joinedDaysAgo: 40 });
    const find = (id: string, leftOn: string) =>
      server.as(admin).call(adminFindLeft, {
        params: { id },
        body: { leftOn, cause: 'OTHER', reportedBy: 'CANDIDATE', reason: 'They wrote so.' },
      });
    expect(await find(young.hireId, dayIn(-10))).toMatchObject({ status: 409, code: 'GUARANTEE_RUNS' });
    const old = await rewardOne(server, { joinedDaysAgo: 120 });
    expect(await find(old.hireId, dayIn(-20))).toMatchObject({ status: 400 });
    expect(await find(old.hireId, dayIn(-121))).toMatchObject({ status: 400 });
    expect((await find(old.hireId, dayIn(-30))).data).toMatchObject({ status: 'LEFT', isRetained: false });
    expect(await find(old.hireId, dayIn(-30))).toMatchObject({ status: 409 });
  });
});

test('what is due is counted for the work queue, and since when', async () => {
  const before = await rewards.countPayoutsDue(server.db);
  await payableOne(server);
  await rewardOne(server, { joinedDaysAgo: 200 });
  const after = await rewards.countPayoutsDue(server.db);
  expect(after.count).toBe(before.count + 2);
  expect(after.oldestAt).toEqual(expect.any(Date));
});
