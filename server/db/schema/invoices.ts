import type { Customer } from '#contract/invoices/invoice.ts';
import { SERIES } from '#contract/invoices/numbering.ts';
import { CREDIT_CAUSES, DUE_MOMENTS, INVOICE_STATUSES } from '#contract/labels/invoices.ts';
import type { Supplier } from '#contract/settings/named-settings.ts';
import {
  bigint,
  computed,
  date,
  integer,
  json,
  nullable,
  numeric,
  oneOf,
  type Row,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '#server/db/schema/columns.ts';

export const documentCounters = { series: oneOf(SERIES), financialYear: text, lastSequence: integer };

/** Columns that invoices and credit notes share. */
const numbered = {
  id: uuid,
  financialYear: text,
  sequence: integer,
  number: text,
  issuedOn: date,
  issuedAt: timestamptz,
  fee: bigint,
  cgst: bigint,
  sgst: bigint,
  igst: bigint,
  total: bigint,
};

/** One per hire; never changes after issue. */
export const invoices = {
  ...numbered,
  hireId: uuid,
  companyId: uuid,
  dueOn: date,
  candidateName: text,
  jobTitle: text,
  joinedOn: date,
  firstYearSalary: bigint,
  feePercent: numeric(5, 2),
  supplier: json<Supplier>(),
  customer: json<Customer>(),
  /** Code of the state that taxes it. */
  placeOfSupply: text,
};
export type InvoicesTable = Row<typeof invoices>;

export const creditNotes = {
  ...numbered,
  invoiceId: uuid,
  cause: oneOf(CREDIT_CAUSES),
  /** Null if an admin credits an amount. */
  percent: nullable(smallint),
  /** The admin's reason; null for a credit that follows from the hire. */
  reason: nullable(text),
  issuedBy: nullable(uuid),
};
export type CreditNotesTable = Row<typeof creditNotes>;

export const payments = {
  id: uuid,
  invoiceId: uuid,
  paidOn: date,
  received: bigint,
  withheld: bigint,
  reference: text,
  recordedBy: uuid,
  recordedAt: timestamptz,
};
export type PaymentsTable = Row<typeof payments>;

/** Money that was refunded after a credit. */
export const refunds = {
  id: uuid,
  invoiceId: uuid,
  refundedOn: date,
  amount: bigint,
  reference: text,
  recordedBy: uuid,
  recordedAt: timestamptz,
};
export type RefundsTable = Row<typeof refunds>;

/** At most one a day; sent by the sweep if `sentBy` is null. */
export const invoiceReminders = {
  invoiceId: uuid,
  sentOn: date,
  sentAt: timestamptz,
  moment: oneOf(DUE_MOMENTS),
  sentBy: nullable(uuid),
};
export type InvoiceRemindersTable = Row<typeof invoiceReminders>;

/** Totals per invoice, maintained by triggers. */
export const invoiceBalances = {
  invoiceId: uuid,
  total: bigint,
  credited: withDefault(bigint),
  received: withDefault(bigint),
  withheld: withDefault(bigint),
  refunded: withDefault(bigint),
  outstanding: computed(bigint),
  refundDue: computed(bigint),
  overdueFrom: timestamptz,
  overdueAt: nullable(timestamptz),
  status: computed(oneOf(INVOICE_STATUSES)),
  remindBeforeAt: nullable(timestamptz),
  remindDueAt: nullable(timestamptz),
  remindAfterAt: nullable(timestamptz),
};
export type InvoiceBalancesTable = Row<typeof invoiceBalances>;
