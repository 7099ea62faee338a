import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminSuspendCandidate } from '#contract/candidate-account.ts';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { adminHoldReward } from '#contract/payouts/admin-rewards.ts';
import {
  adminDiscardPayout,
  adminMakePayout,
  adminMarkFailed,
  adminMarkPaid,
  adminSendPayout,
  adminTakeOutOfPayout,
} from '#contract/payouts/batches.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';
import { asAdmin } from '#server/platform/deed.ts';
import type { Caller } from '#server/testing/caller.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { lineIdsOf, paidBody, payableOne, rewardOne, sendPayout } from '#server/testing/factories/rewards.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { untilWaiting, withoutDeadlockEnd } from '#server/testing/waiting.ts';
import { markPaid } from './settling.service.ts';

const TRIES = 20;

let server: TestServer;
let admins: [Caller, Caller];
let account: Awaited<ReturnType<typeof createAdmin>>;
beforeAll(async () => {
  server = await startServer({ way: withoutDeadlockEnd });
  account = await createAdmin(server.db);
  admins = [server.as(account), server.as(await createAdmin(server.db))];
});
afterAll(() => server.close());

type Reward = Awaited<ReturnType<typeof rewardOne>>;

/** The two admins act alternately; returns their answers. */
function each<T>(act: (admin: Caller, place: number) => Promise<T>, count = TRIES): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => act(admins[place % 2] as Caller, place)));
}

const done = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status < 300).length;
const broken = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status >= 500);

async function draftOf(...rewards: Reward[]): Promise<string> {
  const body = { rewardIds: rewards.map(({ id }) => id) };
  return (await admins[0].call(adminMakePayout, { body })).data.id;
}

async function statesOf(rewardId: string): Promise<string[]> {
  const rows = server.db
    .selectFrom('rewardEntries as e')
    .innerJoin('rewards as w', 'w.applicationId', 'e.applicationId');
  const own = await rows.select('e.state').where('w.id', '=', rewardId).orderBy('e.id').execute();
  return own.map(({ state }) => state);
}

/** Ignores the invoices that the hires of these tests do not have. */
async function expectBooks(): Promise<void> {
  const { faults } = await checkBooks(server.db);
  expect(faults.filter((fault) => !fault.endsWith('is confirmed and has no invoice'))).toEqual([]);
}

const leave = (admin: Caller, { hireId }: Reward) =>
  admin.call(adminFindLeft, {
    params: { id: hireId },
    body: {
      leftOn: dayIn(-30),
      cause: 'RESIGNED',
      reportedBy: 'RECRUITER',
      reason: 'Their payslips end there.',
    },
  });

test('of sending, reducing and discarding a draft at once only one order of events takes effect', async () => {
  const rewards = [await payableOne(server), await payableOne(server)];
  const id = await draftOf(...rewards);
  const [lineId = ''] = await lineIdsOf(server, id);
  const answers = await each((admin, place): Promise<{ status: number }> => {
    if (place % 3 === 0) return admin.call(adminSendPayout, { params: { id } });
    if (place % 3 === 1) return admin.call(adminDiscardPayout, { params: { id } });
    return admin.call(adminTakeOutOfPayout, { params: { id }, body: { lineIds: [lineId] } });
  });
  expect(broken(answers)).toEqual([]);
  expect([1, 2]).toContain(done(answers));
  await expectBooks();
});

test('a transfer that is marked as paid and as failed at once becomes one of them', async () => {
  const reward = await payableOne(server);
  const { id, lineIds } = await sendPayout(server, account, [reward.id]);
  const failed = { lineIds, reason: 'The account is closed.' };
  const answers = await each(
    (admin, place): Promise<{ status: number }> =>
      place % 2 === 0
        ? admin.call(adminMarkPaid, { params: { id }, body: paidBody(lineIds) })
        : admin.call(adminMarkFailed, { params: { id }, body: failed }),
  );
  expect([done(answers), broken(answers)]).toEqual([1, []]);
  await expectBooks();
});

test('payouts of one person that are sent at once tax the amount above the threshold once', async () => {
  const first = await payableOne(server);
  const rewards: Reward[] = [first];
  for (let more = 0; more < 3; more++) rewards.push(await rewardOne(server, first));
  const drafts: string[] = [];
  for (const reward of rewards) drafts.push(await draftOf(reward));
  const answers = await each((admin, place) =>
    admin.call(adminSendPayout, { params: { id: drafts[place % drafts.length] ?? '' } }),
  );
  expect([done(answers), broken(answers)]).toEqual([4, []]);
  const lines = server.db.selectFrom('payoutLines').select('taxable').where('batchId', 'in', drafts);
  const taxable = (await lines.execute()).map((line) => line.taxable).toSorted((a, b) => a - b);
  expect(taxable).toEqual([0, 20_000, 20_000, 20_000]);
  await expectBooks();
});

test('a hire who leaves while the reward is drafted, sent and paid leaves it void or owed back', async () => {
  for (let round = 0; round < 4; round++) {
    const reward = await payableOne(server);
    const id = await draftOf(reward);
    const [lineId = ''] = await lineIdsOf(server, id);
    const answers = await Promise.all([
      admins[0].call(adminSendPayout, { params: { id } }),
      leave(admins[1], reward),
      admins[0].call(adminMarkPaid, { params: { id }, body: paidBody([lineId]) }),
      admins[1].call(adminMarkPaid, { params: { id }, body: paidBody([lineId]) }),
    ]);
    expect(broken(answers)).toEqual([]);
    expect(answers[1]?.status).toBe(200);
    // Repeated, because the payment may have been refused while the payout was not sent yet.
    await admins[0].call(adminMarkPaid, { params: { id }, body: paidBody([lineId]) });
    expect(['VOID', 'CLAWBACK']).toContain((await statesOf(reward.id)).at(-1));
    await expectBooks();
  }
});

test('a payment and a leaving that waits for its payout do not deadlock', async () => {
  const reward = await payableOne(server);
  const { id, lineIds } = await sendPayout(server, account, [reward.id]);
  const pending = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('payoutBatches').select('id').where('id', '=', id).forUpdate().execute();
    const left = leave(admins[1], reward);
    await untilWaiting(server.db);
    await markPaid(tx, asAdmin({ userId: account.id }, {}), id, paidBody(lineIds));
    return { left };
  });
  expect((await pending.left).status).toBe(200);
  expect(await statesOf(reward.id)).toEqual(['EARNED', 'PAYABLE', 'PAID', 'CLAWBACK']);
  await expectBooks();
});

test('a reward that is put on hold and drafted at once becomes one of them', async () => {
  const reward = await payableOne(server);
  const answers = await each(
    (admin, place): Promise<{ status: number }> =>
      place % 2 === 0
        ? admin.call(adminHoldReward, { params: { id: reward.id }, body: { reason: 'We look at it.' } })
        : admin.call(adminMakePayout, { body: { rewardIds: [reward.id] } }),
  );
  expect([done(answers), broken(answers)]).toEqual([1, []]);
  await expectBooks();
});

test('nothing is sent to a person who is suspended first', async () => {
  for (let round = 0; round < 4; round++) {
    const reward = await payableOne(server);
    const id = await draftOf(reward);
    const params = { id: reward.beneficiary.id };
    const [sent, suspended] = await Promise.all([
      admins[0].call(adminSendPayout, { params: { id } }),
      admins[1].call(adminSuspendCandidate, { params, body: { reason: 'Looked at.' } }),
    ]);
    expect(suspended.status).toBe(200);
    expect([sent.status, sent.code]).toEqual(
      sent.status === 200 ? [200, undefined] : [409, 'PAYEE_NOT_READY'],
    );
    const at = server.db
      .selectFrom('accountSuspensions')
      .select('suspendedAt')
      .where('userId', '=', params.id);
    const { suspendedAt } = await at.executeTakeFirstOrThrow();
    const batch = server.db.selectFrom('payoutBatches').select('sentAt').where('id', '=', id);
    const { sentAt } = await batch.executeTakeFirstOrThrow();
    expect([null, true]).toContain(sentAt && sentAt <= suspendedAt);
    await expectBooks();
  }
});
