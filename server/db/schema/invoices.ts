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

/** What invoices and credit notes have alike. */
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

/** One a hire, for good as it was issued. */
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
  /** Null where an admin credits an amount. */
  percent: nullable(smallint),
  /** Why an admin credits; null for what follows from the hire. */
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

/** Money that went back after a credit. */
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

/** One a day at most; sent by the sweep where nobody is named. */
export const invoiceReminders = {
  invoiceId: uuid,
  sentOn: date,
  sentAt: timestamptz,
  moment: oneOf(DUE_MOMENTS),
  sentBy: nullable(uuid),
};
export type InvoiceRemindersTable = Row<typeof invoiceReminders>;

/** What has come of an invoice; triggers count what is added. */
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
