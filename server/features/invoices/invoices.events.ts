import type { DueMoment, InvoiceStatus } from '#contract/labels/invoices.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

export const invoiceIssued = defineEvent<{ invoiceId: string }>('invoice.issued');

/** The payment state of an invoice. */
export interface Standing extends Record<string, unknown> {
  status: InvoiceStatus;
  credited: number;
  received: number;
  withheld: number;
  refunded: number;
  outstanding: number;
  refundDue: number;
}

/** An admin's action on an invoice. */
export interface Act extends PersonsDeed {
  invoiceId: string;
  before: Standing;
  after: Standing;
}

/** `act` is null for a credit that follows from the hire. */
export const invoiceCredited = defineEvent<{ creditNoteId: string; act: Act | null }>('invoice.credited');

export const invoicePaid = defineEvent<Act & { paymentId: string }>('invoice.paid');

export const invoiceRefunded = defineEvent<Act & { refundId: string }>('invoice.refunded');

/** By an admin; the sweep's reminders are `invoiceDue`. */
export const invoiceReminded = defineEvent<PersonsDeed & { invoiceId: string; moment: DueMoment }>(
  'invoice.reminded',
);

export const invoicesExported = defineEvent<PersonsDeed & { filter: Record<string, unknown> }>(
  'invoice.listExported',
);

/** Three days before its due date, on that day, and a week after. */
export const invoiceDue = defineEvent<{ invoiceId: string; moment: DueMoment }>('invoice.due');

/** Its due date has passed and something is still owed. */
export const invoiceOverdue = defineEvent<{ invoiceId: string }>('invoice.overdue');
