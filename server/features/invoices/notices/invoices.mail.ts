import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/day-in-words.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  invoiceCredited,
  invoiceDue,
  invoiceIssued,
  invoicePaid,
  invoiceRefunded,
  invoiceReminded,
} from '#server/features/invoices/invoices.events.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import {
  creditedTelling,
  dueTelling,
  issuedTelling,
  paidTelling,
  refundedTelling,
  type Telling,
} from './tellings.ts';

/** Every mail about an invoice: what happened, the sums, and one button. */
function billingLetter({ words, invoice, link }: Telling, { to, firstName }: Receiver): Mail {
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

async function send(db: Db, telling: Telling): Promise<void> {
  const { kind, people } = telling;
  await mail(db, people, { kind, write: (receiver) => billingLetter(telling, receiver) });
}

export const mails = [
  on(invoiceIssued, async (db, event) => send(db, await issuedTelling(db, event))),
  on(invoiceCredited, async (db, event) => send(db, await creditedTelling(db, event))),
  on(invoiceDue, async (db, event) => send(db, await dueTelling(db, event))),
  on(invoiceReminded, async (db, event) => send(db, await dueTelling(db, event))),
  on(invoicePaid, async (db, event) => send(db, await paidTelling(db, event))),
  on(invoiceRefunded, async (db, event) => send(db, await refundedTelling(db, event))),
];
