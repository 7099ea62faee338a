import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminGetInvoice } from '#contract/invoices/admin-invoices.ts';
import {
  adminCreditInvoice,
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
  CREDIT_UNEVEN,
} from '#contract/invoices/money.ts';
import { addDays } from '#contract/kit/days.ts';
import { createAdmin, type TestAccount } from '#server/testing/factories/accounts.ts';
import { invoiceOne } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';
import * as invoices from './invoices.service.ts';
import { checkBooks } from './ledger.service.ts';

const MINUTE = 60;
const DAY = 86_400;
/** The total of an invoice on a salary of ₹40 lakh a year, with IGST. */
const TOTAL = 393_176;

const server = ownServer();
let admin: TestAccount;
let issued: Awaited<ReturnType<typeof invoiceOne>>;
beforeEach(async () => {
  admin = await createAdmin(server.db);
  issued = await invoiceOne(server.db);
});
afterEach(async () => {
  expect((await checkBooks(server.db)).faults).toEqual([]);
  await server.moveClock(0);
});

let count = 0;
function reference(): string {
  count += 1;
  return `UTR ${count}`;
}

const params = () => ({ id: issued.invoice.id });
const get = async () => (await server.as(admin).call(adminGetInvoice, { params: params() })).data;
const remind = () => server.as(admin).call(adminRemindOfInvoice, { params: params() });

function pay(received: number, rest: { withheld?: number; paidOn?: string; reference?: string } = {}) {
  const body = { paidOn: dayIn(0), withheld: 0, reference: reference(), received, ...rest };
  return server.as(admin).call(adminRecordPayment, { params: params(), body });
}

function credit(rest: { percent?: number; amount?: number; reason?: string; credited?: number }) {
  const body = { reason: 'Agreed by mail', credited: 0, ...rest };
  return server.as(admin).call(adminCreditInvoice, { params: params(), body });
}

function refund(amount: number, rest: { refundedOn?: string; reference?: string; refunded?: number } = {}) {
  const body = { refundedOn: dayIn(0), reference: reference(), refunded: 0, amount, ...rest };
  return server.as(admin).call(adminRecordRefund, { params: params(), body });
}

function wrong(path: string, message: string) {
  return { status: 400, code: 'VALIDATION_FAILED', message, errors: [{ path, message }] };
}

describe('a payment', () => {
  test('comes in parts, some of it as TDS, and the last part marks the invoice as paid', async () => {
    const part = await pay(200_000, { withheld: 33_320, paidOn: dayIn(0) });
    expect(part).toMatchObject({
      status: 200,
      message: 'Payment recorded',
      data: {
        ...{ status: 'ISSUED', received: 200_000, withheld: 33_320, outstanding: 159_856 },
        allowedActions: ['PAY', 'CREDIT', 'REMIND'],
      },
    });
    const { data } = await pay(159_856);
    expect(data).toMatchObject({ status: 'PAID', outstanding: 0, allowedActions: ['CREDIT'] });
    expect(data.payments).toHaveLength(2);
    expect(await pay(1)).toMatchObject({ status: 409, code: 'INVOICE_SETTLED' });
  });

  test('may be TDS alone', async () => {
    expect((await pay(0, { withheld: 33_320 })).data).toMatchObject({ outstanding: TOTAL - 33_320 });
  });

  test('ends the overdue status', async () => {
    await server.moveClock(16 * DAY);
    await server.runTasks('markOverdueInvoices', 'remindOfInvoices');
    admin = await createAdmin(server.db);
    expect(await get()).toMatchObject({ status: 'OVERDUE', daysOverdue: 1 });
    expect((await pay(TOTAL)).data).toMatchObject({ status: 'PAID', daysOverdue: null });
  });

  test('is refused with a readable message where it is not allowed', async () => {
    const most = `Only ₹3,93,176 is outstanding.`;
    expect(await pay(TOTAL + 1)).toMatchObject(wrong('received', most));
    expect(await pay(TOTAL, { withheld: 1 })).toMatchObject(wrong('received', most));
    expect(await pay(0)).toMatchObject(wrong('received', 'Please enter what was received or withheld.'));
    expect(await pay(-1)).toMatchObject(wrong('received', 'Please enter an amount in whole rupees.'));
    expect(await pay(1, { paidOn: dayIn(1) })).toMatchObject(
      wrong('paidOn', 'The payment cannot lie in the future.'),
    );
    expect(await pay(1, { paidOn: dayIn(-1) })).toMatchObject(
      wrong('paidOn', 'The payment cannot lie before the invoice was issued.'),
    );
    expect(await pay(1, { paidOn: '9999-01-01' })).toMatchObject(
      wrong('paidOn', 'Please choose the day of the payment.'),
    );
    for (const nothing of ['  ', '\u200b', '\u3164'])
      expect(await pay(1, { reference: nothing })).toMatchObject(
        wrong('reference', 'Please enter the reference of the payment.'),
      );
    expect((await get()).payments).toEqual([]);
  });

  test('is one payment however its reference is typed, and another invoice may have the same reference', async () => {
    await pay(1000, { reference: 'UTR 12-34' });
    for (const same of ['UTR 12-34', 'utr1234', ' Utr  12/34 ', 'UTR\u200b 12-34\u2060']) {
      expect(await pay(1000, { reference: same }), same).toMatchObject({
        status: 409,
        message: 'A payment with this reference is already recorded for this invoice.',
      });
    }
    expect(await get()).toMatchObject({ received: 1000 });
    issued = await invoiceOne(server.db);
    expect((await pay(1000, { reference: 'UTR 12-34' })).status).toBe(200);
  });

  test('can be recorded with today’s date until midnight in India', async () => {
    const { issuedOn } = issued.invoice;
    const lateEvening = Date.parse(`${addDays(issuedOn, 1)}T20:00:00Z`);
    await server.moveClock(Math.ceil((lateEvening - Date.now()) / 1000));
    admin = await createAdmin(server.db);
    expect((await pay(1, { paidOn: addDays(issuedOn, 2) })).status).toBe(200);
    expect((await pay(1, { paidOn: addDays(issuedOn, 3) })).status).toBe(400);
  });
});

describe('a credit', () => {
  test('of a percentage reduces every amount by it, and the numbers continue without a gap', async () => {
    const first = (await credit({ percent: 10 })).data;
    expect(first.creditNotes).toMatchObject([
      {
        cause: 'CORRECTION',
        percent: 10,
        reason: 'Agreed by mail',
        fee: 33_320,
        cgst: 2999,
        sgst: 2999,
        total: 39_318,
      },
    ]);
    const second = (await credit({ amount: 1180, credited: 39_318 })).data;
    expect(second.creditNotes).toMatchObject([
      {},
      { percent: null, fee: 1000, cgst: 90, sgst: 90, total: 1180 },
    ]);
    const [one, other] = second.creditNotes.map(({ number }) => Number(number.slice(-6)));
    expect(other).toBe((one ?? 0) + 1);
    expect(second).toMatchObject({ credited: 40_498, outstanding: TOTAL - 40_498 });
  });

  test('never exceeds what is left, and a full credit closes the invoice', async () => {
    await credit({ amount: 300_000 });
    const most = wrong('amount', 'Only ₹93,176 is left to credit.');
    expect(await credit({ amount: 93_177, credited: 300_000 })).toMatchObject(most);
    expect((await credit({ percent: 100, credited: 300_000 })).data).toMatchObject({
      ...{ status: 'CREDITED', credited: TOTAL, outstanding: 0, refundDue: 0, allowedActions: [] },
    });
    expect(await credit({ amount: 1, credited: TOTAL })).toMatchObject({
      status: 409,
      message: 'This invoice is credited in full.',
    });
    expect(await pay(1)).toMatchObject({ status: 409, message: 'Nothing is outstanding on this invoice.' });
    expect(await remind()).toMatchObject({ status: 409, code: 'INVOICE_SETTLED' });
  });

  test('of an amount that another admin has credited meanwhile is refused', async () => {
    await credit({ percent: 10 });
    expect(await credit({ percent: 10 })).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  });

  test('is refused with a readable message where it is not allowed', async () => {
    const either = wrong('amount', 'Please enter a percentage or an amount.');
    expect(await credit({})).toMatchObject(either);
    expect(await credit({ percent: 1, amount: 1 })).toMatchObject(either);
    expect(await credit({ percent: 101 })).toMatchObject(wrong('percent', 'Please enter 1 to 100 percent.'));
    expect(await credit({ percent: 0 })).toMatchObject(wrong('percent', 'Please enter 1 to 100 percent.'));
    expect(await credit({ percent: 0.5 })).toMatchObject(
      wrong('percent', 'Please enter a whole percentage.'),
    );
    expect(await credit({ amount: 0 })).toMatchObject(
      wrong('amount', 'Please enter an amount in whole rupees.'),
    );
    expect(await credit({ percent: 1, reason: ' ' })).toMatchObject(wrong('reason', 'Please give a reason.'));
  });

  test('explains when CGST and SGST could not be equal', async () => {
    issued = await invoiceOne(server.db, { annualSalary: 72 });
    expect(await get()).toMatchObject({ fee: 6, cgst: 1, sgst: 1, total: 8 });
    for (const credited of [0, 2, 4]) await credit({ percent: 34, credited });
    expect(await credit({ amount: 1, credited: 6 })).toMatchObject(wrong('amount', CREDIT_UNEVEN));
    const { data } = await credit({ amount: 2, credited: 6 });
    expect(data).toMatchObject({
      status: 'CREDITED',
      creditNotes: [{}, {}, {}, { fee: 0, cgst: 1, sgst: 1 }],
    });
  });

  test('issued earlier leaves nothing to credit for a hire who did not join, and the books balance without it', async () => {
    await credit({ percent: 100 });
    await server.db
      .updateTable('hires')
      .set({ status: 'DID_NOT_JOIN' })
      .where('id', '=', issued.hireId)
      .execute();
    const absent = { hireId: issued.hireId, cause: 'DID_NOT_JOIN', percent: 100 } as const;
    await server.db.transaction().execute((tx) => invoices.credit(tx, absent));
    expect((await get()).creditNotes).toHaveLength(1);
  });
});

describe('a refund', () => {
  test('is due for what was paid before a credit, can be paid in parts, and never exceeds the amount due', async () => {
    expect(await refund(1)).toMatchObject({ status: 409, message: 'No refund is due on this invoice.' });
    await pay(300_000, { withheld: 33_320 });
    expect(await refund(1)).toMatchObject({ status: 409, code: 'NO_REFUND_DUE' });
    expect((await credit({ percent: 75 })).data).toMatchObject({
      ...{ status: 'PAID', outstanding: 0, refundDue: 235_026, allowedActions: ['CREDIT', 'REFUND'] },
    });
    expect(await refund(235_027)).toMatchObject(wrong('amount', 'Only ₹2,35,026 is due.'));
    expect((await refund(100_000)).data).toMatchObject({ refunded: 100_000, refundDue: 135_026 });
    expect(await refund(1)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    const last = await refund(135_026, { refunded: 100_000 });
    expect(last).toMatchObject({
      message: 'Refund recorded',
      data: { status: 'PAID', refunded: 235_026, refundDue: 0, allowedActions: ['CREDIT'] },
    });
    expect(await pay(1)).toMatchObject({ status: 409, code: 'INVOICE_SETTLED' });
    expect(await refund(1, { refunded: 235_026 })).toMatchObject({ status: 409, code: 'NO_REFUND_DUE' });
    expect((await credit({ percent: 100, credited: 294_882 })).data).toMatchObject({
      ...{ status: 'CREDITED', refundDue: 98_294, outstanding: 0 },
    });
  });

  test('dated on a day is limited to what the credits up to that day made due and later refunds left', async () => {
    const first = dayIn(0);
    await pay(TOTAL);
    const { credited } = (await credit({ percent: 1 })).data;
    await server.moveClock(3 * DAY);
    admin = await createAdmin(server.db);
    const both = (await credit({ percent: 50, credited })).data.credited;
    const most = wrong('amount', 'Only ₹3,932 is due.');
    expect(await refund(credited + 1, { refundedOn: first })).toMatchObject(most);
    expect(await refund(credited + 1, { refundedOn: dayIn(-1) })).toMatchObject(most);
    expect((await refund(credited, { refundedOn: dayIn(-1) })).status).toBe(200);
    expect(await refund(1, { refundedOn: first, refunded: credited })).toMatchObject(
      wrong('refundedOn', 'The refund cannot lie before the credit.'),
    );
    const rest = await refund(both - credited, { refunded: credited });
    expect(rest).toMatchObject({ status: 200, data: { refunded: both, refundDue: 0 } });
  });

  test('is refused with a readable message where it is not allowed', async () => {
    await pay(TOTAL);
    await credit({ percent: 50 });
    expect(await refund(1, { refundedOn: dayIn(1) })).toMatchObject(
      wrong('refundedOn', 'The refund cannot lie in the future.'),
    );
    expect(await refund(1, { refundedOn: dayIn(-1) })).toMatchObject(
      wrong('refundedOn', 'The refund cannot lie before the credit.'),
    );
    expect(await refund(0)).toMatchObject(wrong('amount', 'Please enter an amount in whole rupees.'));
    expect(await refund(1, { reference: '' })).toMatchObject(
      wrong('reference', 'Please enter the reference of the refund.'),
    );
    expect(await refund(1, { refundedOn: '0001-01-01' })).toMatchObject(
      wrong('refundedOn', 'Please choose the day of the refund.'),
    );
    await refund(1000, { reference: 'NEFT 7' });
    expect(await refund(1000, { reference: 'neft-7', refunded: 1000 })).toMatchObject({
      status: 409,
      message: 'A refund with this reference is already recorded for this invoice.',
    });
  });
});

describe('a reminder', () => {
  test('goes to the owners once a day, and the sweep’s reminder counts too', async () => {
    expect(await remind()).toMatchObject({ status: 200, message: 'Reminder sent' });
    expect(await remind()).toMatchObject({
      status: 409,
      message: 'The owners were already reminded of this invoice today.',
    });
    const { history, allowedActions } = await get();
    expect(history[0]).toMatchObject({
      words: 'Owners reminded, before its last day',
      byName: expect.stringMatching(/^Asha /),
    });
    expect(allowedActions).toEqual(['PAY', 'CREDIT']);
    const mails = await server.mailsTo(issued.recruiter.email);
    expect(mails.filter(({ subject }) => subject.includes(issued.invoice.number))).toHaveLength(2);
    const noon = Date.parse(`${addDays(issued.invoice.dueOn, -3)}T06:30:00Z`);
    await server.moveClock(Math.ceil((noon - Date.now()) / 1000));
    await server.runTasks('remindOfInvoices');
    admin = await createAdmin(server.db);
    expect((await get()).history[0]).toMatchObject({
      words: 'Owners reminded, before its last day',
      byName: null,
    });
    expect((await remind()).status).toBe(409);
    await server.moveClock(20 * DAY);
    admin = await createAdmin(server.db);
    expect((await remind()).data.history[0]).toMatchObject({ words: 'Owners reminded, after its last day' });
  });

  test('by hand replaces the sweep’s of the same day', async () => {
    const early = Date.parse(`${addDays(issued.invoice.dueOn, 0)}T00:30:00Z`);
    await server.moveClock(Math.ceil((early - Date.now()) / 1000));
    admin = await createAdmin(server.db);
    await remind();
    await server.moveClock(Math.ceil((early - Date.now()) / 1000) + 4 * 3600);
    const mails = await server.mailsTo(issued.recruiter.email, 'remindOfInvoices');
    expect(mails.filter(({ subject }) => / is due today$/.test(subject))).toHaveLength(1);
  });
});

describe('the acting admin', () => {
  test('needs a proof from the last ten minutes for money, not for a reminder', async () => {
    await server.moveClock(11 * MINUTE);
    const asked = { status: 403, code: 'PROOF_REQUIRED' };
    expect(await pay(1)).toMatchObject(asked);
    expect(await credit({ percent: 1 })).toMatchObject(asked);
    expect(await refund(1)).toMatchObject(asked);
    expect((await remind()).status).toBe(200);
  });

  test('gets not found for an unknown invoice', async () => {
    issued = { ...issued, invoice: { ...issued.invoice, id: issued.hireId } };
    for (const call of [pay(1), credit({ percent: 1 }), refund(1), remind()]) {
      expect(await call).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  test('leaves one audit event with the values before and after', async () => {
    await pay(300_000, { withheld: 33_320, reference: 'UTR 9' });
    await credit({ percent: 75 });
    await refund(235_026);
    const acts = await server.db
      .selectFrom('auditEvents')
      .select(['action', 'summary', 'before', 'after', 'companyId', 'ip'])
      .where('subjectId', '=', issued.invoice.id)
      .where('actorId', '=', admin.id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    const { number, companyId } = issued.invoice;
    expect(acts).toMatchObject([
      {
        ...{ action: 'invoice.paid', companyId, ip: '127.0.0.1' },
        summary: `Recorded a payment of invoice ${number}: ₹3,33,320, UTR 9`,
        before: { status: 'ISSUED', outstanding: TOTAL, received: 0, withheld: 0 },
        after: { status: 'ISSUED', outstanding: 59_856, received: 300_000, withheld: 33_320 },
      },
      {
        action: 'invoice.credited',
        before: { credited: 0, outstanding: 59_856, refundDue: 0 },
        after: { credited: 294_882, outstanding: 0, refundDue: 235_026 },
      },
      {
        action: 'invoice.refunded',
        before: { refundDue: 235_026 },
        after: { refundDue: 0, refunded: 235_026 },
      },
    ]);
  });
});
