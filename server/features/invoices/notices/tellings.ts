import type { DueMoment } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { Standing } from '#server/features/invoices/invoices.events.ts';
import {
  getBalance,
  getCreditNote,
  getInvoice,
  getPayment,
  getRefund,
  type InvoiceRow,
} from '#server/features/invoices/invoices.queries.ts';
import {
  creditedWords,
  dueWords,
  issuedWords,
  paidWords,
  refundedWords,
  type Words,
} from './invoice-words.ts';

/** What the owners of a company are told, in the product and by mail. */
export interface Telling {
  kind: string;
  people: string[];
  words: Words;
  invoice: InvoiceRow;
  /** Path of the screen that shows it. */
  link: string;
}

async function tell(db: Db, invoice: InvoiceRow, kind: string, words: Words): Promise<Telling> {
  const people = await companies.listMemberIds(db, invoice.companyId, 'OWNER');
  return { kind, people, words, invoice, link: `/recruiter/billing?invoice=${invoice.id}` };
}

export async function issuedTelling(db: Db, { invoiceId }: { invoiceId: string }): Promise<Telling> {
  const invoice = await getInvoice(db, invoiceId);
  return tell(db, invoice, 'invoice.issued', issuedWords(invoice));
}

export async function creditedTelling(db: Db, { creditNoteId }: { creditNoteId: string }): Promise<Telling> {
  const note = await getCreditNote(db, creditNoteId);
  const invoice = await getInvoice(db, note.invoiceId);
  const { refundDue } = await getBalance(db, invoice.id);
  return tell(db, invoice, 'invoice.credited', creditedWords(note, invoice, refundDue));
}

export async function dueTelling(
  db: Db,
  { invoiceId, moment }: { invoiceId: string; moment: DueMoment },
): Promise<Telling> {
  const invoice = await getInvoice(db, invoiceId);
  const { outstanding } = await getBalance(db, invoiceId);
  return tell(db, invoice, 'invoice.reminder', dueWords(invoice, moment, outstanding));
}

export async function paidTelling(
  db: Db,
  { invoiceId, paymentId, after }: { invoiceId: string; paymentId: string; after: Standing },
): Promise<Telling> {
  const invoice = await getInvoice(db, invoiceId);
  const words = paidWords(invoice, await getPayment(db, paymentId), after.outstanding);
  return tell(db, invoice, 'invoice.paid', words);
}

export async function refundedTelling(
  db: Db,
  { invoiceId, refundId, after }: { invoiceId: string; refundId: string; after: Standing },
): Promise<Telling> {
  const invoice = await getInvoice(db, invoiceId);
  const words = refundedWords(invoice, await getRefund(db, refundId), after.refundDue);
  return tell(db, invoice, 'invoice.refunded', words);
}
