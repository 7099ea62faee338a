import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import type { DueMoment } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { because } from '#server/platform/mail/reason-in-words.ts';
import {
  invoiceCredited,
  invoiceDue,
  invoiceIssued,
  invoicePaid,
  invoiceRefunded,
  invoiceReminded,
  type Standing,
} from './invoices.events.ts';
import {
  type CreditNoteRow,
  getBalance,
  getCreditNote,
  getInvoice,
  getPayment,
  getRefund,
  type InvoiceRow,
} from './invoices.queries.ts';

/** The texts for owners. They name the job and no person, because notifications stay after an erasure. */
interface Words {
  title: string;
  body: string;
  /** The label of the button in the mail. */
  action: string;
}

function issuedWords({ number, total, jobTitle, dueOn }: InvoiceRow): Words {
  return {
    title: `Invoice ${number} over ${formatRupees(total)}`,
    body: `For your hire: ${jobTitle}. It is due on ${dayInWords(dueOn)}.`,
    action: 'See the invoice',
  };
}

const CAUSES = { LEFT: 'left early', DID_NOT_JOIN: 'did not join' } as const;

function creditCause({ cause, reason }: CreditNoteRow, { jobTitle }: InvoiceRow): string {
  if (cause === 'CORRECTION') return `for your hire: ${jobTitle}.${because(reason)}`;
  return `because your hire ${CAUSES[cause]}: ${jobTitle}.`;
}

function creditedWords(note: CreditNoteRow, invoice: InvoiceRow, refundDue: number): Words {
  const share = note.percent === null ? 'A part of' : `${note.percent}% of`;
  const refund = refundDue > 0 ? ` ${formatRupees(refundDue)} will be refunded.` : '';
  return {
    title: `Credit note ${note.number} over ${formatRupees(note.total)}`,
    body: `${share} invoice ${invoice.number}, ${creditCause(note, invoice)}${refund}`,
    action: 'See the credit note',
  };
}

interface Payment {
  paidOn: string;
  received: number;
  withheld: number;
}

function paidWords({ number }: InvoiceRow, payment: Payment, owed: number): Words {
  const { paidOn, received, withheld } = payment;
  const tds = withheld > 0 ? ` and ${formatRupees(withheld)} withheld as tax (TDS)` : '';
  const rest = owed > 0 ? `${formatRupees(owed)} is outstanding.` : 'The invoice is paid.';
  return {
    title: `Payment of ${formatRupees(received + withheld)} for invoice ${number}`,
    body: `${formatRupees(received)} received${tds} on ${dayInWords(paidOn)}. ${rest}`,
    action: 'See the invoice',
  };
}

interface Refund {
  refundedOn: string;
  amount: number;
  reference: string;
}

function refundedWords({ number }: InvoiceRow, refund: Refund, stillDue: number): Words {
  const { refundedOn, amount, reference } = refund;
  const rest = stillDue > 0 ? ` ${formatRupees(stillDue)} will be refunded later.` : '';
  return {
    title: `Refund of ${formatRupees(amount)} for invoice ${number}`,
    body: `Sent on ${dayInWords(refundedOn)} with the reference ${reference}.${rest}`,
    action: 'See the invoice',
  };
}

const MOMENTS: Readonly<Record<DueMoment, (day: string) => string>> = {
  BEFORE: (day) => `is due on ${day}`,
  TODAY: () => 'is due today',
  AFTER: (day) => `was due on ${day}`,
};

function dueWords({ number, dueOn, jobTitle }: InvoiceRow, moment: DueMoment, owed: number): Words {
  return {
    title: `Invoice ${number} ${MOMENTS[moment](dayInWords(dueOn))}`,
    body: `${formatRupees(owed)} is outstanding for your hire: ${jobTitle}.`,
    action: 'See the invoice',
  };
}

/** The notification for the owners of a company, in the product and by mail. */
interface News {
  kind: string;
  people: string[];
  words: Words;
  invoice: InvoiceRow;
  /** Path of the screen that shows it. */
  link: string;
}

async function newsTo(db: Db, invoice: InvoiceRow, kind: string, words: Words): Promise<News> {
  const people = await companies.listMemberIds(db, invoice.companyId, 'OWNER');
  return { kind, people, words, invoice, link: `/recruiter/billing?invoice=${invoice.id}` };
}

async function issuedNews(db: Db, { invoiceId }: { invoiceId: string }): Promise<News> {
  const invoice = await getInvoice(db, invoiceId);
  return newsTo(db, invoice, 'invoice.issued', issuedWords(invoice));
}

async function creditedNews(db: Db, { creditNoteId }: { creditNoteId: string }): Promise<News> {
  const note = await getCreditNote(db, creditNoteId);
  const invoice = await getInvoice(db, note.invoiceId);
  const { refundDue } = await getBalance(db, invoice.id);
  return newsTo(db, invoice, 'invoice.credited', creditedWords(note, invoice, refundDue));
}

async function dueNews(
  db: Db,
  { invoiceId, moment }: { invoiceId: string; moment: DueMoment },
): Promise<News> {
  const invoice = await getInvoice(db, invoiceId);
  const { outstanding } = await getBalance(db, invoiceId);
  return newsTo(db, invoice, 'invoice.reminder', dueWords(invoice, moment, outstanding));
}

async function paidNews(
  db: Db,
  { invoiceId, paymentId, after }: { invoiceId: string; paymentId: string; after: Standing },
): Promise<News> {
  const invoice = await getInvoice(db, invoiceId);
  const words = paidWords(invoice, await getPayment(db, paymentId), after.outstanding);
  return newsTo(db, invoice, 'invoice.paid', words);
}

async function refundedNews(
  db: Db,
  { invoiceId, refundId, after }: { invoiceId: string; refundId: string; after: Standing },
): Promise<News> {
  const invoice = await getInvoice(db, invoiceId);
  const words = refundedWords(invoice, await getRefund(db, refundId), after.refundDue);
  return newsTo(db, invoice, 'invoice.refunded', words);
}

async function tell(db: Db, { kind, people, words, link }: News): Promise<void> {
  await notify(db, people, { kind, title: words.title, body: words.body, link });
}

export const notices = [
  on(invoiceIssued, async (db, event) => tell(db, await issuedNews(db, event))),
  on(invoiceCredited, async (db, event) => tell(db, await creditedNews(db, event))),
  on(invoiceDue, async (db, event) => tell(db, await dueNews(db, event))),
  on(invoiceReminded, async (db, event) => tell(db, await dueNews(db, event))),
  on(invoicePaid, async (db, event) => tell(db, await paidNews(db, event))),
  on(invoiceRefunded, async (db, event) => tell(db, await refundedNews(db, event))),
];

/** Every mail about an invoice: what happened, the sums, and one button. */
function billingLetter({ words, invoice, link }: News, { to, firstName }: Receiver): Mail {
  const parts = {
    title: words.title,
    paragraphs: [`Hello ${firstName},`, words.body],
    facts: [
      ['Invoice', invoice.number],
      ['Date', dayInWords(invoice.issuedOn)],
      ['Due', dayInWords(invoice.dueOn)],
      ['Total with GST', formatRupees(invoice.total)],
    ] as [string, string][],
    action: { label: words.action, url: linkTo(link) },
  };
  return letter(to, words.title, parts);
}

async function send(db: Db, item: News): Promise<void> {
  const { kind, people } = item;
  await mail(db, people, { kind, write: (receiver) => billingLetter(item, receiver) });
}

export const mails = [
  on(invoiceIssued, async (db, event) => send(db, await issuedNews(db, event))),
  on(invoiceCredited, async (db, event) => send(db, await creditedNews(db, event))),
  on(invoiceDue, async (db, event) => send(db, await dueNews(db, event))),
  on(invoiceReminded, async (db, event) => send(db, await dueNews(db, event))),
  on(invoicePaid, async (db, event) => send(db, await paidNews(db, event))),
  on(invoiceRefunded, async (db, event) => send(db, await refundedNews(db, event))),
];
