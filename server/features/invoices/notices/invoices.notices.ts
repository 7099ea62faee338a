import type { Db } from '#server/db/schema/database.ts';
import {
  invoiceCredited,
  invoiceDue,
  invoiceIssued,
  invoicePaid,
  invoiceRefunded,
  invoiceReminded,
} from '#server/features/invoices/invoices.events.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import {
  creditedTelling,
  dueTelling,
  issuedTelling,
  paidTelling,
  refundedTelling,
  type Telling,
} from './tellings.ts';

async function tell(db: Db, { kind, people, words, link }: Telling): Promise<void> {
  await notify(db, people, { kind, title: words.title, body: words.body, link });
}

export const notices = [
  on(invoiceIssued, async (db, event) => tell(db, await issuedTelling(db, event))),
  on(invoiceCredited, async (db, event) => tell(db, await creditedTelling(db, event))),
  on(invoiceDue, async (db, event) => tell(db, await dueTelling(db, event))),
  on(invoiceReminded, async (db, event) => tell(db, await dueTelling(db, event))),
  on(invoicePaid, async (db, event) => tell(db, await paidTelling(db, event))),
  on(invoiceRefunded, async (db, event) => tell(db, await refundedTelling(db, event))),
];
