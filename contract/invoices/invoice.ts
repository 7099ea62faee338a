import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { CreditCause, InvoiceStatus } from '../labels/invoices.ts';
import { Supplier } from '../settings/named-settings.ts';

const Day = z.iso.date();

/** The addressee of an invoice, as the company profile had it at issue. */
export const Customer = z.object({
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  pincode: z.string().nullable(),
  country: z.string(),
  gstin: z.string().nullable(),
});
export type Customer = z.output<typeof Customer>;

const parts = { fee: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number(), total: z.number() };

export const CreditNote = z.object({
  id: Id,
  number: z.string(),
  issuedOn: Day,
  cause: CreditCause,
  /** Null if an admin credited an amount. */
  percent: z.number().nullable(),
  /** The admin's reason. */
  reason: z.string().nullable(),
  ...parts,
});
export type CreditNote = z.output<typeof CreditNote>;

const Payment = z.object({
  id: Id,
  paidOn: Day,
  received: z.number(),
  withheld: z.number(),
  reference: z.string(),
});

const Refund = z.object({ id: Id, refundedOn: Day, amount: z.number(), reference: z.string() });

/** An invoice in a company's list. */
export const InvoiceSummary = z.object({
  id: Id,
  number: z.string(),
  status: InvoiceStatus,
  issuedOn: Day,
  dueOn: Day,
  candidateName: z.string(),
  jobTitle: z.string(),
  joinedOn: Day,
  ...parts,
  credited: z.number(),
  received: z.number(),
  /** Tax that the company has deducted at source and paid on our behalf. */
  withheld: z.number(),
  outstanding: z.number(),
  /** Paid in excess of what is owed after a credit, and not refunded yet. */
  refundDue: z.number(),
  refunded: z.number(),
  creditNotes: z.array(CreditNote),
});
export type InvoiceSummary = z.output<typeof InvoiceSummary>;

export const Invoice = InvoiceSummary.extend({
  supplier: Supplier,
  customer: Customer,
  /** Name of the state that taxes it. */
  placeOfSupply: z.string(),
  firstYearSalary: z.number(),
  feePercent: z.number(),
  amountInWords: z.string(),
  payments: z.array(Payment),
  refunds: z.array(Refund),
});
export type Invoice = z.output<typeof Invoice>;
