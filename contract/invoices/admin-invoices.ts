import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText } from '../kit/fields.ts';
import { InvoiceStatus } from '../labels/invoices.ts';
import { INVOICE_AGES } from './ages.ts';
import { INVOICE_ACTIONS } from './invoice.transitions.ts';
import { Invoice, InvoiceSummary } from './invoice.ts';

const path = '/api/admin/invoices';
const params = z.object({ id: Id });

const DAY_WRONG = 'Please choose a valid date.';
const Day = z.iso
  .date({ error: DAY_WRONG, abort: true })
  .refine((day) => day >= '2000' && day < '2100', DAY_WRONG);

const ofAdmins = {
  company: z.object({ id: Id, name: z.string() }),
  /** Null if nothing is owed, or if the due date has not passed. */
  daysOverdue: z.number().nullable(),
};

export const AdminInvoiceRow = InvoiceSummary.omit({ creditNotes: true }).extend(ofAdmins);
export type AdminInvoiceRow = z.output<typeof AdminInvoiceRow>;

/** Column and direction. */
export const INVOICE_SORTS = [
  'ISSUED_DESC',
  'ISSUED_ASC',
  'DUE_ASC',
  'DUE_DESC',
  'TOTAL_DESC',
  'TOTAL_ASC',
  'OUTSTANDING_DESC',
  'OUTSTANDING_ASC',
] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

const Filter = z.object({
  search: optionalText(),
  status: InvoiceStatus.optional(),
  age: z.enum(INVOICE_AGES).optional(),
  refundDue: z.enum(['true', 'false']).default('false'),
  /** Date of issue, both days included. */
  from: Day.optional(),
  to: Day.optional(),
});

export const adminListInvoices = endpoint({
  name: 'adminListInvoices',
  method: 'GET',
  path,
  offline: false,
  summary:
    'Invoices of all companies; `search` looks at number, company and person, `age` at what is owed by days overdue',
  access: admin,
  reads: ['invoices'],
  query: PageQuery.extend(Filter.shape).extend({ sort: z.enum(INVOICE_SORTS).default('ISSUED_DESC') }),
  response: pageOf(AdminInvoiceRow),
});

export const adminSumInvoices = endpoint({
  name: 'adminSumInvoices',
  method: 'GET',
  path: `${path}/sums`,
  summary: 'What is owed by age, how many invoices have each status, and what all of them come to',
  access: admin,
  reads: ['invoices'],
  response: z.object({
    ages: z.array(z.object({ age: z.enum(INVOICE_AGES), count: z.number(), outstanding: z.number() })),
    counts: z.record(InvoiceStatus, z.number()),
    totals: z.object({
      invoiced: z.number(),
      credited: z.number(),
      received: z.number(),
      withheld: z.number(),
      refunded: z.number(),
      outstanding: z.number(),
      refundDue: z.number(),
      /** Number of invoices with a refund due. */
      refundsDue: z.number(),
    }),
  }),
});

export const adminExportInvoices = endpoint({
  name: 'adminExportInvoices',
  method: 'GET',
  path: `${path}/export`,
  summary:
    'The invoices that these filters find as CSV, oldest first; cells that a spreadsheet would compute are text',
  access: admin,
  reads: nothing('A file, generated for each download'),
  query: Filter,
  stream: true,
});

/** An invoice as an admin reads it. */
export const AdminInvoice = Invoice.extend({
  ...ofAdmins,
  allowedActions: z.array(z.enum(INVOICE_ACTIONS)),
  /** Latest first. */
  history: z.array(z.object({ at: Timestamp, words: z.string(), byName: z.string().nullable() })),
});
export type AdminInvoice = z.output<typeof AdminInvoice>;

export const adminGetInvoice = endpoint({
  name: 'adminGetInvoice',
  method: 'GET',
  path: `${path}/{id}`,
  offline: false,
  summary:
    'An invoice with both parties, its taxes, payments, credit notes, refunds and all that happened to it',
  access: admin,
  reads: ['invoices'],
  params,
  response: AdminInvoice,
});

export const adminGetInvoicePdf = endpoint({
  name: 'adminGetInvoicePdf',
  method: 'GET',
  path: `${path}/{id}/pdf`,
  summary: 'Any invoice as PDF',
  access: admin,
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});

export const adminGetCreditNotePdf = endpoint({
  name: 'adminGetCreditNotePdf',
  method: 'GET',
  path: '/api/admin/credit-notes/{id}/pdf',
  summary: 'Any credit note as PDF',
  access: admin,
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});
