import { beforeAll, describe, expect, test } from 'vitest';
import {
  adminExportInvoices,
  adminGetCreditNotePdf,
  adminGetInvoice,
  adminGetInvoicePdf,
  adminListInvoices,
  adminSumInvoices,
} from '#contract/invoices/admin-invoices.ts';
import { dueDaysOf, INVOICE_AGES } from '#contract/invoices/ages.ts';
import { adminRecordPayment } from '#contract/invoices/money.ts';
import type { Call } from '#server/testing/caller.ts';
import { createAdmin, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { insertHire, invoiceOf, payOne } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { ownServer } from '#server/testing/server.ts';
import * as invoices from './invoices.service.ts';

const DAY_MS = 86_400_000;
const TOTAL = 393_176;

const server = ownServer();
let admin: TestAccount;
/** An invoice for each number of days overdue; negative while it is not due yet. */
const byAge = new Map<number, Awaited<ReturnType<typeof issueOverdue>>>();

async function issueOverdue(
  days: number,
  {
    companyName,
    candidateName,
    annualSalary = 4_000_000,
  }: {
    companyName?: string;
    candidateName?: string;
    annualSalary?: number;
  } = {},
) {
  const { db } = server;
  const recruiter = await createRecruiter(db, companyName ? { companyName } : {});
  const { hireId } = await insertHire(db, { recruiter, annualSalary });
  if (candidateName) await db.updateTable('hires').set({ candidateName }).where('id', '=', hireId).execute();
  const at = new Date(Date.now() - (15 + days) * DAY_MS);
  await db.transaction().execute((tx) => invoices.writeInvoice(tx, hireId, at));
  return { recruiter, ...(await invoiceOf(db, hireId)) };
}

beforeAll(async () => {
  admin = await createAdmin(server.db);
  for (const days of [-3, 0, 1, 15, 16, 30, 31, 60, 61, 200]) byAge.set(days, await issueOverdue(days));
  await server.runTasks('markOverdueInvoices', 'remindOfInvoices');
});

type Query = NonNullable<Call<typeof adminListInvoices>['query']>;

async function list(query: Query = {}) {
  return (await server.as(admin).call(adminListInvoices, { query: { size: 100, ...query } })).data;
}

async function numbersOf(query: Query): Promise<string[]> {
  return (await list(query)).content.map(({ number }) => number);
}

const numbers = (...days: number[]) => days.map((one) => byAge.get(one)?.number ?? 'none');

describe('the list of all invoices', () => {
  test.each([
    ['NOT_DUE', [-3, 0]],
    ['UP_TO_15', [1, 15]],
    ['UP_TO_30', [16, 30]],
    ['UP_TO_60', [31, 60]],
    ['OVER_60', [61, 200]],
  ] as const)('finds those that are %s', async (age, days) => {
    expect(await numbersOf({ age })).toEqual(numbers(...days));
  });

  test('says how many days each is overdue', async () => {
    const { content } = await list({ sort: 'DUE_ASC' });
    expect(content.map(({ daysOverdue }) => daysOverdue)).toEqual([
      200,
      61,
      60,
      31,
      30,
      16,
      15,
      1,
      null,
      null,
    ]);
  });

  test('sums up what is owed by age, regardless of the filter', async () => {
    const { data } = await server.as(admin).call(adminSumInvoices);
    expect(data.ages).toEqual(INVOICE_AGES.map((age) => ({ age, count: 2, outstanding: 2 * TOTAL })));
    expect(data).toMatchObject({
      counts: { ISSUED: 2, OVERDUE: 8, PAID: 0, CREDITED: 0 },
      totals: { invoiced: 10 * TOTAL, outstanding: 10 * TOTAL, refundDue: 0, refundsDue: 0 },
    });
  });

  test('is paged, in every order', async () => {
    const first = await list({ size: 4, sort: 'DUE_ASC' });
    expect(first).toMatchObject({ totalElements: 10, totalPages: 3, size: 4 });
    const all = numbers(200, 61, 60, 31, 30, 16, 15, 1, 0, -3);
    expect(first.content.map(({ number }) => number)).toEqual(all.slice(0, 4));
    expect(await numbersOf({ size: 4, page: 2, sort: 'DUE_ASC' })).toEqual(all.slice(8));
    expect(await numbersOf({ sort: 'DUE_DESC' })).toEqual(all.toReversed());
    expect(await numbersOf({ sort: 'ISSUED_ASC' })).toEqual(all);
    expect(await numbersOf({})).toEqual(all.toReversed());
  });

  test('is ordered by total and by what is outstanding', async () => {
    const large = await issueOverdue(5, { annualSalary: 9_000_000 });
    const small = await issueOverdue(6, { annualSalary: 1_000_000 });
    const payment = { id: large.id, recordedBy: admin.id };
    await payOne(server.db, payment, { received: large.total - 1 });
    expect((await numbersOf({ sort: 'TOTAL_DESC' }))[0]).toBe(large.number);
    expect((await numbersOf({ sort: 'TOTAL_ASC' }))[0]).toBe(small.number);
    expect((await numbersOf({ sort: 'OUTSTANDING_ASC' }))[0]).toBe(large.number);
    expect((await numbersOf({ sort: 'OUTSTANDING_DESC' })).at(-1)).toBe(large.number);
  });

  test('finds by number, company and person, and treats pattern characters as text', async () => {
    const odd = await issueOverdue(-1, { companyName: '50% Off_Shore', candidateName: 'Zubin O’Hara' });
    for (const search of [odd.number, '50% off_s', 'zubin o’h', odd.number.slice(-6)]) {
      expect(await numbersOf({ search }), search).toContain(odd.number);
    }
    expect(await numbersOf({ search: 'Off%Shore' })).toEqual([]);
    expect(await numbersOf({ search: '50% off_s', age: 'OVER_60' })).toEqual([]);
    await server.db
      .updateTable('hires')
      .set({ candidateName: 'Erased' })
      .where('id', '=', odd.hireId)
      .execute();
    expect(await numbersOf({ search: 'zubin' })).toEqual([]);
  });

  test('finds by days of issue, both inclusive', async () => {
    const { number, issuedOn } = byAge.get(61)!;
    expect(await numbersOf({ from: issuedOn, to: issuedOn })).toEqual([number]);
    const wrong = await server.as(admin).call(adminListInvoices, { query: { from: '9999-12-31' } });
    expect(wrong).toMatchObject({ status: 400, message: 'Please choose a valid date.' });
  });

  test('finds what is to be refunded, and a paid invoice has no age', async () => {
    const paid = await issueOverdue(40);
    await payOne(server.db, { id: paid.id, recordedBy: admin.id }, { received: TOTAL });
    expect(await numbersOf({ age: 'UP_TO_60' })).not.toContain(paid.number);
    expect(await numbersOf({ refundDue: 'true' })).toEqual([]);
    const left = { hireId: paid.hireId, cause: 'LEFT', percent: 50 } as const;
    await server.db.transaction().execute((tx) => invoices.credit(tx, left));
    expect(await list({ refundDue: 'true' })).toMatchObject({
      totalElements: 1,
      content: [{ number: paid.number, refundDue: TOTAL / 2, daysOverdue: null, status: 'PAID' }],
    });
    expect(await numbersOf({ refundDue: 'true', status: 'ISSUED' })).toEqual([]);
    const { data } = await server.as(admin).call(adminSumInvoices);
    expect(data.totals).toMatchObject({ refundDue: TOTAL / 2, refundsDue: 1 });
    const [due] = await invoices.listRefundsDue(server.db, { page: 0, size: 10 });
    expect(due).toMatchObject({ id: paid.id, number: paid.number, refundDue: TOTAL / 2 });
    expect(due?.since).toBeInstanceOf(Date);
  });
});

describe('the CSV file', () => {
  test('has what the filters find, oldest first, and no formulas', async () => {
    const evil = await issueOverdue(70, { companyName: '=HYPERLINK("http://x")', candidateName: '+91 call' });
    const answer = await server.as(admin).fetch(`${adminExportInvoices.path}?age=OVER_60`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="invoices_.*\.csv"$/);
    const rows = (await answer.text()).trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('Number,Issued,Due,Days overdue,Status,Company');
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual([
      ...numbers(200),
      evil.number,
      ...numbers(61),
    ]);
    expect(rows[2]).toContain(`,70,Due,"'=HYPERLINK(""http://x"")"`);
    expect(rows[2]).toContain(`"'+91 call"`);
    const trace = server.db.selectFrom('auditEvents').select(['actorId', 'after']);
    expect(await trace.where('action', '=', 'invoice.exported').execute()).toEqual([
      { actorId: admin.id, after: { age: 'OVER_60' } },
    ]);
  });

  test('has each sum in its column', async () => {
    const { id, number } = await issueOverdue(90);
    const body = { paidOn: dayIn(0), received: 200_000, withheld: 30_000, reference: 'UTR 90' };
    await server.as(admin).call(adminRecordPayment, { params: { id }, body });
    const answer = await server
      .as(admin)
      .fetch(`${adminExportInvoices.path}?search=${encodeURIComponent(number)}`);
    const [names = [], sums = []] = (await answer.text())
      .trim()
      .split('\r\n')
      .map((row) => row.split(',').slice(-7));
    expect(Object.fromEntries(names.map((name, place) => [name, sums[place]]))).toEqual({
      'Total (INR)': `${TOTAL}`,
      'Credited (INR)': '0',
      'Received (INR)': '200000',
      'TDS withheld (INR)': '30000',
      'Outstanding (INR)': `${TOTAL - 230_000}`,
      'Refunded (INR)': '0',
      'Refund due (INR)': '0',
    });
  });
});

describe('one invoice', () => {
  test('is returned with its parties, money and history, and as a PDF', async () => {
    const { id, number, hireId } = byAge.get(200)!;
    await server.db
      .transaction()
      .execute((tx) => invoices.credit(tx, { hireId, cause: 'LEFT', percent: 75 }));
    const { data } = await server.as(admin).call(adminGetInvoice, { params: { id } });
    expect(data).toMatchObject({ number, daysOverdue: 200, customer: { name: data.company.name } });
    expect(data.history.map(({ words }) => words.replace(/MDC.*:/, 'N:'))).toEqual([
      'Credit note N: left early',
      'Owners reminded, after its last day',
      'Became overdue',
      'Issued',
    ]);
    const [note] = data.creditNotes;
    for (const [endpoint, of] of [
      [adminGetInvoicePdf, id],
      [adminGetCreditNotePdf, note?.id ?? ''],
    ] as const) {
      const answer = await server.as(admin).fetch(endpoint.path.replace('{id}', of));
      expect(answer.status).toBe(200);
      expect(pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ')).toContain('State: Karnataka (29)');
    }
  });

  test('that does not exist is not found, nor are its documents', async () => {
    const { hireId: id } = byAge.get(0)!;
    for (const endpoint of [adminGetInvoice, adminGetInvoicePdf, adminGetCreditNotePdf]) {
      expect((await server.as(admin).fetch(endpoint.path.replace('{id}', id))).status).toBe(404);
    }
  });

  test('is for admins only', async () => {
    const { id, recruiter } = byAge.get(0)!;
    expect((await server.as(recruiter).call(adminGetInvoice, { params: { id } })).status).toBe(403);
  });
});

test('every day belongs to one age group', () => {
  const today = dayIn(0);
  for (let days = -20; days < 100; days += 1) {
    const dueOn = dayIn(-days);
    const found = INVOICE_AGES.filter((age) => {
      const { first, last } = dueDaysOf(age, today);
      return (!first || dueOn >= first) && (!last || dueOn <= last);
    });
    expect(found, `${days}`).toHaveLength(1);
  }
});
