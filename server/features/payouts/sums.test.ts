import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import {
  adminGetBankFile,
  adminGetPayout,
  adminListPayoutLines,
  adminMakePayout,
  adminSendPayout,
  adminTakeOutOfPayout,
} from '#contract/payouts/batches.ts';
import { savePayoutDetails } from '#contract/payouts/own.ts';
import { reckonLine } from '#contract/payouts/tds.ts';
import { adminGetSettings, adminSaveTdsSettings } from '#contract/settings/admin-settings.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import {
  DETAILS,
  lineIdsOf,
  payableOne,
  payOut,
  rewardOne,
  sendPayout,
} from '#server/testing/factories/rewards.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

/** The draft of two rewards of one person; the second one exceeds the threshold. */
async function draftOfTwo(details: object = {}) {
  const first = await payableOne(server, { details });
  const { beneficiary } = first;
  const second = await rewardOne(server, { beneficiary });
  const { data } = await server
    .as(admin)
    .call(adminMakePayout, { body: { rewardIds: [first.id, second.id] } });
  return { id: data.id, beneficiary };
}

test('a reward that is listed twice is drafted once', async () => {
  const { id } = await payableOne(server);
  const made = await server.as(admin).call(adminMakePayout, { body: { rewardIds: [id, id] } });
  expect([made.status, made.data.lines, made.data.gross]).toEqual([201, 1, 20_000]);
});

const withheldIn = async (id: string) =>
  (await server.as(admin).call(adminListPayoutLines, { params: { id } })).data.content.map(
    ({ withheld }) => withheld,
  );

test('the rest of a draft is taxed as if the removed rewards had never been in it', async () => {
  const { id } = await draftOfTwo();
  expect(await withheldIn(id)).toEqual([0, 400]);
  const [first = ''] = await lineIdsOf(server, id);
  await server.as(admin).call(adminTakeOutOfPayout, { params: { id }, body: { lineIds: [first] } });
  expect(await withheldIn(id)).toEqual([0]);
});

test('a PAN that is given before a draft is sent applies', async () => {
  const { id, beneficiary } = await draftOfTwo({ pan: '' });
  expect(await withheldIn(id)).toEqual([0, 4000]);
  await server.as(beneficiary).call(savePayoutDetails, { body: DETAILS });
  await server.as(admin).call(adminSendPayout, { params: { id } });
  expect(await withheldIn(id)).toEqual([0, 400]);
});

test('who changes the account without typing the PAN again keeps it, and its tax rate', async () => {
  const { id, beneficiary } = await draftOfTwo();
  const body = { ...DETAILS, pan: '', accountNumber: '30200987654321' };
  const changed = await server.as(beneficiary).call(savePayoutDetails, { body });
  expect(changed.data).toMatchObject({ account: '•••• 4321', hasPan: true, pan: '•••• 234K' });
  await server.as(admin).call(adminSendPayout, { params: { id } });
  expect(await withheldIn(id)).toEqual([0, 400]);
});

test('the bank file has the amount after tax and the payee of each transfer', async () => {
  const { id } = await draftOfTwo();
  const other = await payableOne(server, {
    details: { legalName: 'Meera Pillai', accountNumber: '30200987654321', ifsc: 'ICIC0000042' },
  });
  const both = await server
    .as(admin)
    .call(adminMakePayout, { body: { rewardIds: [other.id, (await payableOne(server)).id] } });
  const rows = [];
  for (const batchId of [id, both.data.id]) {
    await server.as(admin).call(adminSendPayout, { params: { id: batchId } });
    const file = await server.as(admin).fetch(adminGetBankFile.path.replace('{id}', batchId));
    rows.push(...(await file.text()).trim().split('\r\n').slice(1));
  }
  const facts = rows.map((row) => row.split(',').slice(1, 7).join(','));
  const asha = 'Asha Raghavan,Bank account,50100123456789,HDFC0001234,';
  expect(facts.toSorted()).toEqual([
    `${asha},19600`,
    `${asha},20000`,
    `${asha},20000`,
    'Meera Pillai,Bank account,30200987654321,ICIC0000042,,20000',
  ]);
});

test('the withheld amount is rounded like in the database, for every percentage', async () => {
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  const drawn = fc.sample(fc.tuple(fc.integer({ min: 0, max: 200_000 }), hundredths), {
    numRuns: 5000,
    seed: 20_261_123,
  });
  // The last one is exactly half a rupee, which a float represents as slightly less.
  const pairs = [...drawn, [5000, 57] as const].map(([taxable, of]) => ({ taxable, percent: of / 100 }));
  const { rows } = await sql<{ withheld: number }>`
    select round(p.taxable * p.percent / 100)::int as withheld
    from json_to_recordset(${JSON.stringify(pairs)}) as p(taxable int, percent numeric(5,2))
  `.execute(server.db);
  const reckoned = pairs.map(
    ({ taxable, percent }) =>
      reckonLine(taxable, 0, { base: 0, taxed: 0 }, { threshold: 0, percent }).withheld,
  );
  expect(reckoned).toEqual(rows.map(({ withheld }) => withheld));
});

test('what a person owes back is set off once, and does not count toward the threshold', async () => {
  const { tds } = (await server.as(admin).call(adminGetSettings)).data;
  await server.as(admin).call(adminSaveTdsSettings, {
    body: { ...tds.values, tdsThreshold: 50_000 },
    headers: { 'if-match': `"${tds.version}"` },
  });
  const paid = await payableOne(server);
  const { beneficiary, hireId } = paid;
  const next = () => rewardOne(server, { beneficiary });
  await payOut(server, admin, [paid.id]);
  await server.as(admin).call(adminFindLeft, {
    params: { id: hireId },
    body: { leftOn: dayIn(-20), cause: 'RESIGNED', reportedBy: 'RECRUITER', reason: 'A late payslip.' },
  });
  await sendPayout(server, admin, [(await next()).id]);
  const { id } = await sendPayout(server, admin, [(await next()).id]);
  const { data } = await server.as(admin).call(adminGetPayout, { params: { id } });
  expect(data).toMatchObject({ gross: 20_000, setOff: 0, withheld: 0, net: 20_000 });
});
