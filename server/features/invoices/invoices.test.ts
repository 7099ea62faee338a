import { beforeAll, describe, expect, test } from 'vitest';
import { getCreditNotePdf, getInvoice, getInvoicePdf, listInvoices } from '#contract/invoices/billing.ts';
import { addDays, dayInWords } from '#contract/kit/days.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { insertHire, invoiceOf, invoiceOne, payOne } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { pdfPages } from '#server/testing/pdf-text.ts';
import { ownServer } from '#server/testing/server.ts';
import * as invoices from './invoices.service.ts';

const SUPPLIER = {
  legalName: 'Medallist Technologies Private Limited',
  address: '27 Church Street, Bengaluru 560001',
  stateCode: '29',
  gstin: '29AAHCM4821K1Z5',
  bankAccount: {
    holder: 'Medallist Technologies Private Limited',
    number: '50200012345678',
    ifsc: 'DCBK0000123',
    bank: 'Deccan Commerce Bank, MG Road',
  },
};

const server = ownServer();
beforeAll(async () => {
  await settings.change(server.db, 'supplier', SUPPLIER, { changedBy: null });
});

function setCompany({ companyId }: TestRecruiter, profile: object) {
  return server.db.updateTable('companies').set(profile).where('id', '=', companyId).execute();
}

function credit(hireId: string, percent: number, cause: 'LEFT' | 'DID_NOT_JOIN' = 'LEFT') {
  return server.db.transaction().execute((tx) => invoices.credit(tx, { hireId, cause, percent }));
}

async function textOf(account: TestAccount, path: string): Promise<string> {
  const answer = await server.as(account).fetch(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const pages = pdfPages(Buffer.from(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  return pages.join(' ').replaceAll('- ', '-');
}

const pdfOf = (account: TestAccount, id: string) => textOf(account, getInvoicePdf.path.replace('{id}', id));
const notePdfOf = (account: TestAccount, id: string) =>
  textOf(account, getCreditNotePdf.path.replace('{id}', id));

describe('the invoice of a hire', () => {
  test('has both parties as they are at its issue, the fee, its tax, and the due date', async () => {
    const recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
    await setCompany(recruiter, {
      ...{ address: '4 Link Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' },
      gstNumber: '27AAGCT4821K1Z3',
    });
    const { invoice } = await invoiceOne(server.db, { recruiter, annualSalary: 4_000_000 });
    await setCompany(recruiter, { name: 'Renamed', gstNumber: null, address: null });
    await settings.change(server.db, 'supplier', { ...SUPPLIER, legalName: 'Other' }, { changedBy: null });
    const { data } = await server.as(recruiter).call(getInvoice, { params: { id: invoice.id } });
    await settings.change(server.db, 'supplier', SUPPLIER, { changedBy: null });
    expect(data).toMatchObject({
      status: 'ISSUED',
      issuedOn: dayIn(0),
      dueOn: dayIn(15),
      candidateName: 'Asha Raghavan',
      firstYearSalary: 4_000_000,
      feePercent: 8.33,
      ...{ fee: 333_200, cgst: 0, sgst: 0, igst: 59_976, total: 393_176 },
      ...{ credited: 0, received: 0, withheld: 0, outstanding: 393_176, refundDue: 0 },
      amountInWords: 'Rupees Three Lakh Ninety-Three Thousand One Hundred Seventy-Six Only',
      placeOfSupply: 'Maharashtra',
      supplier: SUPPLIER,
      customer: { name: 'Tamarind Pay', address: '4 Link Road', gstin: '27AAGCT4821K1Z3' },
      ...{ creditNotes: [], payments: [] },
    });
    expect(data.number).toMatch(/^MDL\/\d\d-\d\d\/\d{6}$/);
  });

  test('is issued once, however often it is requested', async () => {
    const { hireId, invoice } = await invoiceOne(server.db);
    await server.db.transaction().execute((tx) => invoices.issue(tx, hireId));
    const next = await invoiceOne(server.db);
    expect(next.invoice.sequence).toBe(invoice.sequence + 1);
    expect(await invoiceOf(server.db, hireId)).toEqual(invoice);
  });

  test('of a company without GST number is taxed by the state of its address', async () => {
    const recruiter = await createRecruiter(server.db);
    await setCompany(recruiter, { city: 'Mysuru', state: ' karnataka ', gstNumber: null });
    const { invoice } = await invoiceOne(server.db, { recruiter, annualSalary: 1_234_567 });
    expect(invoice).toMatchObject({ fee: 102_839, cgst: 9256, sgst: 9256, igst: 0, placeOfSupply: '29' });
  });

  test('follows the current terms: another percentage, another payment period', async () => {
    await settings.change(server.db, 'hireFeePercent', 10.5, { changedBy: null });
    await settings.change(server.db, 'paymentDays', 30, { changedBy: null });
    const { invoice } = await invoiceOne(server.db);
    await settings.change(server.db, 'hireFeePercent', 8.33, { changedBy: null });
    await settings.change(server.db, 'paymentDays', 15, { changedBy: null });
    expect(invoice).toMatchObject({ fee: 420_000, feePercent: '10.50', dueOn: addDays(dayIn(0), 30) });
  });

  test('that fails in its transaction leaves its number to the next', async () => {
    const { hireId } = await insertHire(server.db);
    const before = (await invoiceOne(server.db)).invoice;
    const failing = server.db.transaction().execute(async (tx) => {
      await invoices.issue(tx, hireId);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await invoiceOne(server.db)).invoice.sequence).toBe(before.sequence + 1);
  });

  test('never changes, nor do its credits and payments', async () => {
    const { db } = server;
    const { invoice, hireId, recruiter } = await invoiceOne(db);
    await credit(hireId, 50);
    await payOne(db, { id: invoice.id, recordedBy: recruiter.id }, { received: 1 });
    for (const table of ['invoices', 'creditNotes', 'payments'] as const) {
      await expect(db.deleteFrom(table).execute(), table).rejects.toThrow('only ever added');
      await expect(db.updateTable(table).set({ id: invoice.id }).execute(), table).rejects.toThrow(
        'only ever added',
      );
    }
  });
});

describe('a credit', () => {
  test('reduces every amount by its percentage, and only once', async () => {
    const { hireId, invoice, recruiter } = await invoiceOne(server.db);
    await credit(hireId, 75);
    await credit(hireId, 75);
    const { data } = await server.as(recruiter).call(getInvoice, { params: { id: invoice.id } });
    expect(data.creditNotes).toMatchObject([{ cause: 'LEFT', percent: 75, fee: 249_900, total: 294_882 }]);
    expect(data).toMatchObject({ status: 'ISSUED', credited: 294_882, outstanding: 98_294, refundDue: 0 });
  });

  test('of the full amount closes the invoice; a refund of the payments is due', async () => {
    const { hireId, invoice, recruiter } = await invoiceOne(server.db);
    const payment = { id: invoice.id, recordedBy: recruiter.id };
    await payOne(server.db, payment, { received: 300_000, withheld: 66_640 });
    const paid = await server.as(recruiter).call(getInvoice, { params: { id: invoice.id } });
    expect(paid.data).toMatchObject({ status: 'ISSUED', outstanding: 26_536 });
    await payOne(server.db, payment, { received: 26_536 });
    const all = await server.as(recruiter).call(getInvoice, { params: { id: invoice.id } });
    expect(all.data).toMatchObject({ status: 'PAID', outstanding: 0, received: 326_536, withheld: 66_640 });
    await credit(hireId, 100, 'DID_NOT_JOIN');
    const { data } = await server.as(recruiter).call(getInvoice, { params: { id: invoice.id } });
    expect(data).toMatchObject({ status: 'CREDITED', outstanding: 0, refundDue: 393_176 });
  });

  test('of a hire without an invoice does nothing', async () => {
    const { hireId } = await insertHire(server.db);
    const before = await server.db.selectFrom('creditNotes').selectAll().execute();
    await credit(hireId, 100);
    expect(await server.db.selectFrom('creditNotes').selectAll().execute()).toEqual(before);
  });
});

describe('as a PDF', () => {
  test('an invoice has everything that the law requires', async () => {
    const recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
    await setCompany(recruiter, { city: 'Pune', state: 'Maharashtra', gstNumber: '27AAGCT4821K1Z3' });
    const { invoice } = await invoiceOne(server.db, { recruiter });
    const paper = await pdfOf(recruiter, invoice.id);
    for (const words of [
      'Tax invoice',
      invoice.number,
      ...['Medallist Technologies Private Limited', 'GSTIN: 29AAHCM4821K1Z5', 'State: Karnataka (29)'],
      ...['Tamarind Pay', 'GSTIN: 27AAGCT4821K1Z3', 'Place of supply Maharashtra (27)'],
      `Due date ${dayInWords(dayIn(15))}`,
      'Recruitment of Asha Raghavan as Senior Backend Engineer',
      '8.33% of the first-year salary of ₹40,00,000',
      '998512',
      ...['IGST 18%', '₹59,976', 'Total', '₹3,93,176'],
      'Rupees Three Lakh Ninety-Three Thousand One Hundred Seventy-Six Only',
      ...['Account number 50200012345678', 'IFSC DCBK0000123'],
    ]) {
      expect(paper).toContain(words);
    }
    expect(paper).not.toContain('CGST');
  });

  test('within one state the tax is shown in two halves', async () => {
    const { invoice, recruiter } = await invoiceOne(server.db, { annualSalary: 1_234_567 });
    const paper = await pdfOf(recruiter, invoice.id);
    expect(paper).toMatch(/CGST 9% ₹9,256 SGST 9% ₹9,256 Total ₹1,21,351/);
    expect(paper).not.toContain('IGST');
  });

  test('a credit note names its invoice, its cause and its share', async () => {
    const { hireId, invoice, recruiter } = await invoiceOne(server.db);
    await credit(hireId, 75);
    const { data } = await server.as(recruiter).call(getInvoice, { params: { id: invoice.id } });
    const [note] = data.creditNotes;
    const paper = await notePdfOf(recruiter, note?.id ?? '');
    for (const words of [
      'Credit note',
      note?.number ?? 'a number',
      `Against invoice ${invoice.number} of ${dayInWords(invoice.issuedOn)}`,
      'who left early: 75% of the invoice',
      'Total ₹2,94,882',
    ]) {
      expect(paper).toContain(words);
    }
    expect(paper).not.toContain('Please pay to');
  });
});

describe('the list of a company', () => {
  test('shows its own, pages them, and has totals over all', async () => {
    const recruiter = await createRecruiter(server.db);
    await invoiceOne(server.db);
    const first = await invoiceOne(server.db, { recruiter });
    const second = await invoiceOne(server.db, { recruiter, annualSalary: 2_000_000 });
    await credit(first.hireId, 100);
    const caller = server.as(recruiter);
    const { data } = await caller.call(listInvoices, { query: { size: 1 } });
    expect(data).toMatchObject({
      totalElements: 2,
      content: [{ id: second.invoice.id, total: 196_588, creditNotes: [] }],
      counts: { ISSUED: 1, OVERDUE: 0, PAID: 0, CREDITED: 1 },
      totals: { outstanding: 196_588, overdue: 0, paid: 0, refundDue: 0 },
    });
    const credited = await caller.call(listInvoices, { query: { status: 'CREDITED' } });
    expect(credited.data).toMatchObject({
      totalElements: 1,
      content: [{ id: first.invoice.id, creditNotes: [{ total: 393_176 }] }],
      totals: { outstanding: 196_588 },
    });
  });

  test('is for its owners only', async () => {
    const { recruiter, invoice } = await invoiceOne(server.db);
    for (const role of ['VIEWER', 'RECRUITER', 'ADMIN'] as const) {
      const caller = server.as(await createMember(server.db, recruiter.companyId, role));
      expect((await caller.call(listInvoices)).status, role).toBe(403);
      expect((await caller.call(getInvoice, { params: { id: invoice.id } })).status, role).toBe(403);
    }
    const second = await createMember(server.db, recruiter.companyId, 'OWNER');
    expect((await server.as(second).call(listInvoices)).status).toBe(200);
  });
});
