import type { PdfNode } from 'pdfmake';
import { formatRupees } from '#contract/core/rupees.ts';
import { rupeesInWords } from '#contract/invoices/amount-in-words.ts';
import { GST_PERCENT, SAC, type Sums } from '#contract/invoices/tax.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { STATES } from '#contract/lists/states.ts';
import { rule } from '#server/platform/pdf/pdf-style.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { CreditNoteRow, InvoiceRow } from './invoices.queries.ts';

export interface Document {
  invoice: InvoiceRow;
  /** A credit note against the invoice; null for the invoice itself. */
  note: CreditNoteRow | null;
}

const GAP = [0, 12, 0, 0];

function party(title: string, name: string, lines: (string | null)[]): PdfNode {
  return {
    width: '*',
    stack: [
      { text: title, style: 'small' },
      { text: name, style: 'title' },
      ...lines.filter((line) => line !== null && line !== ''),
    ],
  };
}

function supplierOf({ supplier }: InvoiceRow): PdfNode {
  const { legalName, address, stateCode, gstin } = supplier;
  const state = `State: ${STATES[stateCode]} (${stateCode})`;
  return party('Supplier', legalName, [address, state, gstin && `GSTIN: ${gstin}`]);
}

function customerOf({ customer }: InvoiceRow): PdfNode {
  const { name, address, city, state, pincode, country, gstin } = customer;
  const place = [city, state, pincode].filter(Boolean).join(', ');
  return party('Customer', name, [
    address,
    place,
    country,
    gstin ? `GSTIN: ${gstin}` : 'GSTIN: not registered',
  ]);
}

function fact(term: string, value: string): PdfNode {
  return {
    columns: [
      { width: 150, text: term, style: 'small' },
      { width: '*', text: value, style: 'title' },
    ],
    margin: [0, 2, 0, 2],
  };
}

function headOf({ invoice, note }: Document): PdfNode[] {
  const place = `${STATES[invoice.placeOfSupply] ?? 'Other territory'} (${invoice.placeOfSupply})`;
  if (!note) {
    return [
      fact('Invoice number', invoice.number),
      fact('Date', dayInWords(invoice.issuedOn)),
      fact('Due date', dayInWords(invoice.dueOn)),
      fact('Place of supply', place),
    ];
  }
  return [
    fact('Credit note number', note.number),
    fact('Date', dayInWords(note.issuedOn)),
    fact('Against invoice', `${invoice.number} of ${dayInWords(invoice.issuedOn)}`),
    fact('Place of supply', place),
  ];
}

function serviceOf({ invoice, note }: Document): string {
  const hire = `Recruitment of ${invoice.candidateName} as ${invoice.jobTitle}`;
  if (note) {
    const share = note.percent === null ? 'a part of the invoice' : `${note.percent}% of the invoice`;
    if (note.cause === 'CORRECTION') return `${hire}: ${share}. Reason: ${note.reason}`;
    const why = note.cause === 'LEFT' ? 'left early' : 'did not join';
    return `${hire}, who ${why}: ${share}`;
  }
  const salary = `the first-year salary of ${formatRupees(invoice.firstYearSalary)}`;
  return `${hire}, joined on ${dayInWords(invoice.joinedOn)}: ${Number(invoice.feePercent)}% of ${salary}`;
}

function money(amount: number): PdfNode {
  return { text: formatRupees(amount), alignment: 'right' };
}

function taxesOf({ cgst, sgst, igst }: Sums): PdfNode[][] {
  const half = GST_PERCENT / 2;
  if (igst > 0) return [[`IGST ${GST_PERCENT}%`, '', money(igst)]];
  return [
    [`CGST ${half}%`, '', money(cgst)],
    [`SGST ${half}%`, '', money(sgst)],
  ];
}

function linesOf(document: Document): PdfNode {
  const sums = document.note ?? document.invoice;
  const head = (text: string, alignment = 'left') => ({ text, style: 'small', alignment });
  return {
    table: {
      headerRows: 1,
      widths: ['*', 60, 100],
      body: [
        [head('Service'), head('SAC'), head('Amount', 'right')],
        [serviceOf(document), SAC, money(sums.fee)],
        ...taxesOf(sums),
        [
          { text: 'Total', style: 'title' },
          '',
          { text: formatRupees(sums.total), style: 'title', alignment: 'right' },
        ],
      ],
    },
    layout: 'lightHorizontalLines',
    margin: GAP,
  };
}

function paymentOf({ invoice, note }: Document): PdfNode[] {
  const account = invoice.supplier.bankAccount;
  if (note || !account) return [];
  return [
    { text: 'Please pay to', style: 'heading', margin: [0, 16, 0, 5] },
    fact('Account holder', account.holder),
    fact('Account number', account.number),
    fact('IFSC', account.ifsc),
    fact('Bank', account.bank),
    fact('Reference', invoice.number),
  ];
}

/** A tax invoice, or a credit note against one. */
export default async function documentPdf(document: Document): Promise<Buffer> {
  const { invoice, note } = document;
  const { number, total } = note ?? invoice;
  const name = note ? 'Credit note' : 'Tax invoice';
  const content: PdfNode[] = [
    { text: name, style: 'name' },
    { text: number, style: 'headline' },
    rule(),
    { columns: [supplierOf(invoice), customerOf(invoice)], columnGap: 24 },
    rule(),
    ...headOf(document),
    linesOf(document),
    { text: rupeesInWords(total), margin: GAP },
    ...paymentOf(document),
    { text: 'Issued electronically and valid without a signature.', style: 'small', margin: GAP },
  ];
  const author = invoice.supplier.legalName;
  return (await renderPdf({ content, title: `${name} ${number}`, author })).bytes;
}
