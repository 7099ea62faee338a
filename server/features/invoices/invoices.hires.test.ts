import { afterEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { confirmHire } from '#contract/hires/candidate-hires.ts';
import { reportAbsence, reportLeavingOfHire } from '#contract/hires/recruiter-hires.ts';
import { getInvoice, listInvoices } from '#contract/invoices/billing.ts';
import { adminCreditInvoice } from '#contract/invoices/money.ts';
import { newId } from '#server/platform/new-id.ts';
import { createAdmin, PASSWORD, signInElsewhere } from '#server/testing/factories/accounts.ts';
import { hireOne, recordOne, type TestHire } from '#server/testing/factories/hires.ts';
import { invoiceOf } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';
import { checkBooks } from './ledger.service.ts';

const DAY = 86_400;
const server = ownServer();
afterEach(() => server.moveClock(0));

const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

async function billOf({ recruiter }: TestHire) {
  return (await server.as(recruiter).call(listInvoices)).data;
}

/** Leaving that both sides say, so many seconds after joining. */
async function leaveAfter(seconds: number, hire: TestHire): Promise<void> {
  await server.moveClock(seconds);
  const [recruiter, candidate] = [
    await signInElsewhere(server.db, hire.recruiter),
    await signInElsewhere(server.db, hire.candidate),
  ];
  const params = { id: hire.hireId };
  const body = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
  await server.as(recruiter).call(reportLeavingOfHire, { params, body });
  await server.as(candidate).call(confirmHire, { params, body: { of: 'LEAVING' } });
  await server.moveClock(0);
}

async function expectBalance(): Promise<void> {
  expect((await checkBooks(server.db)).faults).toEqual([]);
}

test('a hire is billed when its candidate confirms it, and with twenty concurrent confirmations once', async () => {
  const hire = await recordOne(server, { joined: { annualSalary: 4_200_000 } });
  expect((await billOf(hire)).totalElements).toBe(0);
  const confirm = () =>
    server.as(hire.candidate).call(confirmHire, { params: { id: hire.hireId }, body: {} });
  const answers = await twenty(confirm);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const bill = await billOf(hire);
  expect(bill).toMatchObject({ totalElements: 1, content: [{ fee: 349_860, issuedOn: dayIn(0) }] });
  await expectBalance();
});

test('a hire confirmed by timeout is billed too', async () => {
  const hire = await recordOne(server);
  await server.moveClock(7 * DAY + 60);
  await server.runTasks('confirmSilentHires');
  await server.moveClock(0);
  expect(await billOf(hire)).toMatchObject({ totalElements: 1, content: [{ issuedOn: dayIn(7) }] });
});

test('a leaving on day 45 is credited by 75 percent, and with twenty concurrent reports once', async () => {
  const hire = await hireOne(server);
  await server.moveClock(45 * DAY);
  const [recruiter, candidate] = [
    await signInElsewhere(server.db, hire.recruiter),
    await signInElsewhere(server.db, hire.candidate),
  ];
  const params = { id: hire.hireId };
  const body = { leftOn: dayIn(0), cause: 'RESIGNED' } as const;
  expect((await server.as(recruiter).call(reportLeavingOfHire, { params, body })).status).toBe(200);
  await twenty(() => server.as(candidate).call(confirmHire, { params, body: { of: 'LEAVING' } }));
  await server.moveClock(0);
  const { content } = await billOf(hire);
  const [invoice] = content;
  expect(invoice?.creditNotes).toMatchObject([{ cause: 'LEFT', percent: 75 }]);
  expect(invoice).toMatchObject({ total: 403_006, credited: 302_256 });
  await expectBalance();
});

test.each([
  [30, 100],
  [60, 75],
  [90, 50],
])('a leaving on day %i, the last of its step, is credited by %i percent', async (day, percent) => {
  const hire = await hireOne(server);
  await leaveAfter(day * DAY, hire);
  const [invoice] = (await billOf(hire)).content;
  expect(invoice?.creditNotes).toMatchObject([{ cause: 'LEFT', percent }]);
});

test('an earlier correction does not reduce the credit for an early leaving', async () => {
  const hire = await hireOne(server);
  const { id, total } = await invoiceOf(server.db, hire.hireId);
  const corrected = await server.as(await createAdmin(server.db)).call(adminCreditInvoice, {
    params: { id },
    body: { amount: 10_000, reason: 'The first day was a holiday.', credited: 0 },
  });
  expect(corrected.status).toBe(200);
  await leaveAfter(10 * DAY, hire);
  const [invoice] = (await billOf(hire)).content;
  expect(invoice?.creditNotes.map(({ cause, total: sum }) => [cause, sum])).toEqual([
    ['CORRECTION', 10_000],
    ['LEFT', total - 10_000],
  ]);
  expect(invoice).toMatchObject({ status: 'CREDITED', credited: total, outstanding: 0 });
  await expectBalance();
});

test('a hire who did not join after all is credited in full; one that was never confirmed was never billed', async () => {
  const confirmed = await hireOne(server);
  const recorded = await recordOne(server);
  for (const hire of [confirmed, recorded]) {
    await server.as(hire.recruiter).call(reportAbsence, { params: { id: hire.applicationId } });
    await server
      .as(hire.candidate)
      .call(confirmHire, { params: { id: hire.hireId }, body: { of: 'ABSENCE' } });
  }
  const { content, totals } = await billOf(confirmed);
  expect(content).toMatchObject([
    { status: 'CREDITED', creditNotes: [{ cause: 'DID_NOT_JOIN', percent: 100 }] },
  ]);
  expect(totals.outstanding).toBe(0);
  expect((await billOf(recorded)).totalElements).toBe(0);
  await expectBalance();
});

test('a hire that cannot be billed is not confirmed: both happen or neither', async () => {
  const hire = await recordOne(server);
  const broken = { name: 'paymentDays', value: '"soon"', changedBy: null, changedAt: new Date() } as const;
  await server.db
    .insertInto('settings')
    .values({ id: newId(), ...broken })
    .execute();
  const confirm = () =>
    server.as(hire.candidate).call(confirmHire, { params: { id: hire.hireId }, body: {} });
  expect((await confirm()).status).toBe(500);
  const row = server.db.selectFrom('hires').select('status').where('id', '=', hire.hireId);
  expect(await row.executeTakeFirst()).toEqual({ status: 'RECORDED' });
  await server.db
    .insertInto('settings')
    .values({ id: newId(), ...broken, value: '15' })
    .execute();
  expect((await confirm()).status).toBe(200);
  expect((await billOf(hire)).totalElements).toBe(1);
});

test('an erased candidate stays on the document, because tax law requires it, and on no screen', async () => {
  const hire = await hireOne(server);
  const { id, candidateName } = await invoiceOf(server.db, hire.hireId);
  await server.as(hire.candidate).call(deleteAccount, { body: { password: PASSWORD } });
  await server.moveClock(31 * DAY);
  await server.runTasks('markOverdueInvoices', 'remindOfInvoices', 'eraseDeletedAccounts');
  await server.moveClock(0);
  const { data } = await server.as(hire.recruiter).call(getInvoice, { params: { id } });
  expect(data.candidateName).toBe('Deleted member');
  expect((await invoiceOf(server.db, hire.hireId)).candidateName).toBe(candidateName);
});
