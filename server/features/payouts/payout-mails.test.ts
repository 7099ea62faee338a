import { expect, test } from 'vitest';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { adminHoldReward } from '#contract/payouts/admin-rewards.ts';
import {
  adminGetBankFile,
  adminGetPayout,
  adminMarkFailed,
  adminMarkPaid,
} from '#contract/payouts/batches.ts';
import { createAdmin, type TestAccount } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { paidBody, payableOne, payOut, rewardOne, sendPayout } from '#server/testing/factories/rewards.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

const subjectsTo = async ({ email }: TestAccount) =>
  (await server.mailsTo(email)).map(({ subject }) => subject);

/** Two rewards of one person in a sent batch, the second one with tax withheld. */
async function twoOnTheirWay() {
  const first = await payableOne(server);
  const { beneficiary } = first;
  const second = await rewardOne(server, { beneficiary });
  return { beneficiary, ...(await sendPayout(server, admin, [first.id, second.id])) };
}

test('who is paid reads what arrives, what was withheld, and the reference', async () => {
  const { beneficiary, id, lineIds } = await twoOnTheirWay();
  await server.as(admin).call(adminMarkPaid, { params: { id }, body: paidBody(lineIds.slice(1)) });
  const mail = (await server.mailsTo(beneficiary.email)).find(({ subject }) => subject.includes(' paid to '));
  expect(mail?.subject).toBe('₹19,600 paid to •••• 6789');
  expect(mail?.textBody).toContain('Reference UTR 77001. ₹400 tax was withheld of a reward of ₹20,000.');
  expect(await subjectsTo(beneficiary)).not.toContain('₹20,000 paid to •••• 6789');
});

test('whose transfer is returned reads why, by mail and in the product', async () => {
  const { beneficiary, id, lineIds } = await twoOnTheirWay();
  const body = { lineIds: lineIds.slice(1), reason: 'The account is closed' };
  await server.as(admin).call(adminMarkFailed, { params: { id }, body });
  const title = 'The transfer of ₹19,600 came back';
  const mail = (await server.mailsTo(beneficiary.email)).find(({ subject }) => subject === title);
  expect(mail?.textBody).toContain('The account is closed. Please check your payout details');
  expect(mail?.textBody).toContain('Came back: ₹19,600');
  expect(mail?.textBody).not.toContain('Transferred');
  const { data } = await server.as(beneficiary).call(candidateNotifications.list);
  expect(data.content.find((one) => one.title === title)?.body).toContain('The account is closed.');
});

test('whose reward was fully set off reads that, and the bank file does not include it', async () => {
  const paid = await payableOne(server);
  const { beneficiary } = paid;
  await payOut(server, admin, [paid.id]);
  await server.as(admin).call(adminFindLeft, {
    params: { id: paid.hireId },
    body: { leftOn: dayIn(-30), cause: 'RESIGNED', reportedBy: 'RECRUITER', reason: 'Payslips end there.' },
  });
  const next = await rewardOne(server, paid);
  const { id } = await sendPayout(server, admin, [next.id]);
  const title = 'Your reward of ₹20,000 was set off';
  const mail = (await server.mailsTo(beneficiary.email)).find(({ subject }) => subject === title);
  expect(mail?.textBody).toContain('nothing was transferred');
  expect(mail?.textBody).not.toContain('Reference');
  expect((await server.as(admin).call(adminGetPayout, { params: { id } })).data).toMatchObject({
    status: 'SETTLED',
    openLines: 0,
    net: 0,
  });
  const file = await server.as(admin).fetch(adminGetBankFile.path.replace('{id}', id));
  expect(file.status).toBe(409);
});

test('whose reward is on hold reads why in the mail', async () => {
  const { id, beneficiary } = await rewardOne(server);
  const reason = 'Both sides share an address.';
  await server.as(admin).call(adminHoldReward, { params: { id }, body: { reason } });
  const mail = (await server.mailsTo(beneficiary.email)).find(({ subject }) => subject.endsWith('is held'));
  expect(mail?.textBody).toContain(reason);
});
