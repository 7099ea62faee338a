import type * as z from 'zod';
import { rupeesInWords } from '#contract/invoices/amount-in-words.ts';
import type { CreditNote, Invoice, InvoiceSummary } from '#contract/invoices/invoice.ts';
import { STATES } from '#contract/lists/states.ts';
import type { CreditNoteRow } from './invoices.queries.ts';
import type { InvoiceView } from './list.queries.ts';

function toCreditNote(note: CreditNoteRow): z.input<typeof CreditNote> {
  const { id, number, issuedOn, cause, percent, reason, fee, cgst, sgst, igst, total } = note;
  return { id, number, issuedOn, cause, percent, reason, fee, cgst, sgst, igst, total };
}

/** `notes` may include those of other invoices. */
export function toSummary(
  view: InvoiceView,
  notes: readonly CreditNoteRow[],
): z.input<typeof InvoiceSummary> {
  const { id, number, status, issuedOn, dueOn, jobTitle, joinedOn, fee, cgst, sgst, igst, total } = view;
  const { credited, received, withheld, outstanding, refundDue, refunded } = view;
  return {
    ...{ id, number, status, issuedOn, dueOn, jobTitle, joinedOn, fee, cgst, sgst, igst, total },
    ...{ credited, received, withheld, outstanding, refundDue, refunded },
    candidateName: view.personName,
    creditNotes: notes.filter(({ invoiceId }) => invoiceId === id).map(toCreditNote),
  };
}

export function toInvoice(
  view: InvoiceView,
  notes: readonly CreditNoteRow[],
  { payments, refunds }: Pick<z.input<typeof Invoice>, 'payments' | 'refunds'>,
): z.input<typeof Invoice> {
  const { supplier, customer, firstYearSalary, total } = view;
  return {
    ...toSummary(view, notes),
    ...{ supplier, customer, firstYearSalary, payments, refunds },
    placeOfSupply: STATES[view.placeOfSupply] ?? 'Other territory',
    feePercent: Number(view.feePercent),
    amountInWords: rupeesInWords(total),
  };
}
