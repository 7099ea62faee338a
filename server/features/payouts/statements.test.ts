import { afterEach, beforeAll, expect, test } from 'vitest';
import { adminFindLeft } from '#contract/hires/admin-hires.ts';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import {
  adminGetStatementCsv,
  adminGetStatementPdf,
  adminHoldReward,
  adminReleaseReward,
} from '#contract/payouts/admin-rewards.ts';
import { adminMarkPaid } from '#contract/payouts/batches.ts';
import { getOwnStatementCsv, getOwnStatementPdf } from '#contract/payouts/own.ts';
import * as users from '#server/features/users/users.service.ts';
import { createAdmin, createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { paidBody, payableOne, payOut, rewardOne, sendPayout } from '#server/testing/factories/rewards.ts';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { ownServer } from '#server/testing/server.ts';
import { statementOf } from './statements.service.ts';

const server = ownServer();
let admin: TestAccount;
let owner: TestAccount;
const year = financialYearOf(dayIn(0));
beforeAll(async () => {
  admin = await createAdmin(server.db);
  const first = await payableOne(server);
  owner = first.beneficiary;
  const second = await rewardOne(server, first);
  await payOut(server, admin, [first.id, second.id]);
  await server.as(admin).call(adminFindLeft, {
    params: { id: first.hireId },
    body: { leftOn: dayIn(-20), cause: 'RESIGNED', reportedBy: 'RECRUITER', reason: 'A late payslip.' },
  });
  await rewardOne(server, { beneficiary: owner, joinedDaysAgo: 10 });
});
afterEach(() => server.moveClock(0));

const fileOf = (account: TestAccount, path: string) =>
  server.as(account).fetch(path.replace('{year}', year).replace('{id}', owner.id));

const hireOf = (rewardId: string) =>
  server.db
    .selectFrom('rewards as w')
    .innerJoin('hires as h', 'h.applicationId', 'w.applicationId')
    .select(['h.candidateName', 'h.companyName'])
    .where('w.id', '=', rewardId)
    .executeTakeFirstOrThrow();

test('a statement shows what was earned, paid, withheld and clawed back, and what is left', async () => {
  expect(await statementOf(server.db, owner.id, year)).toMatchObject({
    opening: 0,
    earned: 60_000,
    voided: 0,
    clawedBack: 20_000,
    paid: { gross: 40_000, setOff: 0, withheld: 400, net: 39_600 },
    closing: 0,
    ...{ held: 20_000, payable: 0, owedBack: 20_000 },
    pan: '•••• 234K',
  });
});

test('is readable by its owner and by admins, as PDF and as CSV', async () => {
  const files = [
    [owner, getOwnStatementPdf, getOwnStatementCsv],
    [admin, adminGetStatementPdf, adminGetStatementCsv],
  ] as const;
  for (const [reader, pdf, csv] of files) {
    const paper = await fileOf(reader, pdf.path);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const text = pdfPages(Buffer.from(await paper.arrayBuffer())).join(' ');
    for (const words of ['Statement of rewards', `20${year}`, '₹39,600', '₹400', 'UTR 77001', 'Taken back'])
      expect(text).toContain(words);
    const lines = (await (await fileOf(reader, csv.path)).text()).split('\r\n');
    expect(lines).toContain('Transferred,39600');
    expect(lines).toContain('Of which owed back,-20000');
    const paid = lines.filter((line) => line.includes(',Paid,'));
    // Amount, set off, TDS, transferred, reference.
    expect(paid.map((line) => line.split(',').slice(-5).join()).toSorted()).toEqual([
      '20000,0,0,20000,UTR 77001',
      '20000,0,400,19600,UTR 77001',
    ]);
  }
});

test('has the payee’s name as given to the bank, and the date on which each payout was paid', async () => {
  const { id, beneficiary } = await payableOne(server, { details: { legalName: 'Asha Iyer Raghavan' } });
  const { id: batch, lineIds } = await sendPayout(server, admin, [id]);
  const paid = paidBody(lineIds);
  await server.moveClock(3 * 24 * 3600);
  const later = server.as(await createAdmin(server.db));
  expect((await later.call(adminMarkPaid, { params: { id: batch }, body: paid })).status).toBe(200);
  const { name, lines } = await statementOf(server.db, beneficiary.id, year);
  expect(name).toBe('Asha Iyer Raghavan');
  expect(lines.filter(({ state }) => state === 'PAID').map(({ on }) => on)).toEqual([paid.paidOn]);
  const unnamed = (await rewardOne(server)).beneficiary;
  const { firstName, lastName } = await users.get(server.db, unnamed.id);
  expect((await statementOf(server.db, unnamed.id, year)).name).toBe(`${firstName} ${lastName}`);
});

test('of another person, of no year, and of a year without entries is not found', async () => {
  const stranger = await createCandidate(server.db);
  expect((await fileOf(stranger, getOwnStatementPdf.path)).status).toBe(404);
  expect((await fileOf(owner, adminGetStatementPdf.path)).status).toBe(403);
  for (const wrong of ['10-11', '26-99', 'x'])
    expect((await server.as(owner).fetch(getOwnStatementCsv.path.replace('{year}', wrong))).status).toBe(404);
});

test('of an affiliate names neither a person nor a company', async () => {
  const affiliate = await createCandidate(server.db);
  const { id } = affiliate;
  await server.db.updateTable('users').set({ userType: 'AFFILIATE' }).where('id', '=', id).execute();
  const { candidateName, companyName } = await hireOf(
    (await rewardOne(server, { beneficiary: affiliate })).id,
  );
  const { lines } = await statementOf(server.db, affiliate.id, year);
  expect(lines.map(({ about }) => about)).toEqual(['A graduate']);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${candidateName}|${companyName}`));
});

test('of a past year does not change, regardless of later events', async () => {
  const before = await statementOf(server.db, owner.id, year);
  await server.moveClock(366 * 24 * 3600);
  await rewardOne(server, { beneficiary: owner });
  expect(await statementOf(server.db, owner.id, year)).toEqual(before);
});

test('of a past year keeps what was on hold and what was payable then, regardless of later holds and releases', async () => {
  const [held, free] = [await payableOne(server), await payableOne(server)];
  const hold = async (params: { id: string }) => {
    const by = server.as(await createAdmin(server.db));
    return by.call(adminHoldReward, { params, body: { reason: 'The company asked us to wait.' } });
  };
  expect((await hold({ id: held.id })).status).toBe(200);
  const ofYear = async ({ beneficiary }: typeof held) => {
    const { held: kept, payable } = await statementOf(server.db, beneficiary.id, year);
    return { held: kept, payable };
  };
  const then = [await ofYear(held), await ofYear(free)];
  expect(then).toEqual([
    { held: 20_000, payable: 0 },
    { held: 0, payable: 20_000 },
  ]);
  await server.moveClock(366 * 24 * 3600);
  const later = server.as(await createAdmin(server.db));
  expect((await later.call(adminReleaseReward, { params: { id: held.id } })).status).toBe(200);
  expect((await hold({ id: free.id })).status).toBe(200);
  expect([await ofYear(held), await ofYear(free)]).toEqual(then);
});
