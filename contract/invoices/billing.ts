import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { InvoiceStatus } from '../labels/invoices.ts';
import { Invoice, InvoiceSummary } from './invoice.ts';

/** For owners only; the help pages describe it so for every role. */
const access = workspace('OWNER');
const params = z.object({ id: Id });

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/api/recruiter/invoices',
  summary: 'The invoices of the company with their credit notes, the latest first, and what they come to',
  access,
  reads: ['invoices'],
  query: PageQuery.extend({ status: InvoiceStatus.optional() }),
  response: pageOf(InvoiceSummary).extend({
    counts: z.record(InvoiceStatus, z.number()),
    /** Over all invoices, independent of filters. */
    totals: z.object({
      outstanding: z.number(),
      overdue: z.number(),
      paid: z.number(),
      refundDue: z.number(),
    }),
  }),
});

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/recruiter/invoices/{id}',
  summary: 'An invoice with both parties, its taxes, payments and credit notes',
  access,
  reads: ['invoices'],
  params,
  response: Invoice,
});

export const getInvoicePdf = endpoint({
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/api/recruiter/invoices/{id}/pdf',
  summary: 'The invoice as PDF, to print and to keep',
  access,
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});

export const getCreditNotePdf = endpoint({
  name: 'getCreditNotePdf',
  method: 'GET',
  path: '/api/recruiter/credit-notes/{id}/pdf',
  summary: 'A credit note as PDF',
  access,
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});
