import { expect, test } from 'vitest';
import { exportUserData } from '#contract/account/records.ts';
import { getPayoutStanding, savePayoutDetails } from '#contract/payouts/own.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { DETAILS, rewardOne } from '#server/testing/factories/rewards.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

const MASKED = {
  legalName: 'Asha Raghavan',
  hasPan: true,
  pan: '•••• 234K',
  method: 'BANK',
  account: '•••• 6789',
  ifsc: 'HDFC0001234',
};

test('are only asked for when something is payable', async () => {
  const { beneficiary } = await rewardOne(server, { joinedDaysAgo: 50 });
  const standing = await server.as(beneficiary).call(getPayoutStanding);
  expect(standing.data).toMatchObject({ details: null, mayGiveDetails: false, owedBack: 0 });
  const early = await server.as(beneficiary).call(savePayoutDetails, { body: DETAILS });
  expect(early).toMatchObject({ status: 409, code: 'NOTHING_PAYABLE' });
  expect(await server.as(await createCandidate(server.db)).call(getPayoutStanding)).toMatchObject({
    data: { mayGiveDetails: false, financialYears: [] },
  });
});

test('are encrypted at rest, shown masked, confirmed by mail, and bound to their owner', async () => {
  const { beneficiary } = await rewardOne(server);
  const saved = await server.as(beneficiary).call(savePayoutDetails, { body: DETAILS });
  expect(saved.data).toEqual(MASKED);
  const standing = await server.as(beneficiary).call(getPayoutStanding);
  expect(standing.data).toMatchObject({ details: MASKED, mayGiveDetails: true });
  const row = await server.db
    .selectFrom('payoutDetails')
    .selectAll()
    .where('userId', '=', beneficiary.id)
    .executeTakeFirstOrThrow();
  for (const secret of [DETAILS.accountNumber, DETAILS.pan, DETAILS.legalName])
    expect(JSON.stringify(row)).not.toContain(secret);
  const other = await rewardOne(server);
  await server.db
    .insertInto('payoutDetails')
    .values({ ...row, userId: other.beneficiary.id })
    .execute();
  expect((await server.as(other.beneficiary).call(getPayoutStanding)).data.details).toBeNull();

  const upi = { ...DETAILS, method: 'UPI' as const, upiId: 'asha@okbank' };
  const changed = await server.as(beneficiary).call(savePayoutDetails, { body: upi });
  expect(changed.data).toMatchObject({ method: 'UPI', account: '••••@okbank', ifsc: null });
  const [mail] = await server.mailsTo(beneficiary.email);
  expect(mail).toMatchObject({ subject: 'Your payout details were changed' });
  expect(mail?.textBody).toContain('••••@okbank');
  expect(mail?.textBody).not.toContain('asha@okbank');
  const trace = await server.db
    .selectFrom('auditEvents')
    .select(['before', 'after'])
    .where('actorId', '=', beneficiary.id)
    .where('action', '=', 'payout_details.changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(trace).toEqual({
    before: { account: '•••• 6789', hasPan: true },
    after: { account: '••••@okbank', hasPan: true },
  });
  const exported = await (await server.as(beneficiary).fetch(exportUserData.path)).text();
  expect(exported).toContain('••••@okbank');
});

test('when saved without a PAN while one is being added, the PAN stays', async () => {
  const { beneficiary } = await rewardOne(server);
  const { pan, ...withoutPan } = DETAILS;
  const bodies = Array.from({ length: 12 }, (_, place) =>
    place === 5 ? { ...withoutPan, pan } : withoutPan,
  );
  const saves = bodies.map((body) => server.as(beneficiary).call(savePayoutDetails, { body }));
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(bodies.map(() => 200));
  const standing = await server.as(beneficiary).call(getPayoutStanding);
  expect(standing.data.details).toMatchObject({ hasPan: true, pan: MASKED.pan });
});

test.each([
  [{ pan: 'ABC' }, 'pan', 'Please enter a valid PAN, for example ABCDE1234F.'],
  [{ accountNumber: '12' }, 'accountNumber', 'Please enter the number of the account: 9 to 18 digits.'],
  [{ accountNumber: '' }, 'accountNumber', 'Please enter the number of the account: 9 to 18 digits.'],
  [{ ifsc: 'HDFC1001234' }, 'ifsc', 'Please enter a valid IFSC, for example HDFC0001234.'],
  [{ method: 'UPI' as const }, 'upiId', 'Please enter a valid UPI ID, for example name@bank.'],
  [
    { method: 'UPI' as const, upiId: 'nobody' },
    'upiId',
    'Please enter a valid UPI ID, for example name@bank.',
  ],
  [{ legalName: ' ' }, 'legalName', 'Please enter your name as the bank has it.'],
])('with %j are refused', async (wrong, path, message) => {
  const { beneficiary } = await rewardOne(server);
  const answer = await server.as(beneficiary).call(savePayoutDetails, { body: { ...DETAILS, ...wrong } });
  expect(answer).toMatchObject({ status: 400, errors: [{ path, message }] });
});

test('in lower case and with blanks are normalised', async () => {
  const { beneficiary } = await rewardOne(server);
  const body = { ...DETAILS, pan: 'abcpr 1234 k', ifsc: ' hdfc0001234', accountNumber: '5010 0123 4567 89' };
  expect((await server.as(beneficiary).call(savePayoutDetails, { body })).data).toEqual(MASKED);
});
