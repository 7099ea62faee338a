import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/day-in-words.ts';
import type { DueMoment } from '#contract/labels/invoices.ts';
import type { CreditNoteRow, InvoiceRow } from '#server/features/invoices/invoices.queries.ts';
import { because } from '#server/platform/mail/reason-in-words.ts';

/** What owners are told. It names the job and nobody: what is told outlives those who are erased. */
export interface Words {
  title: string;
  body: string;
  /** Of the button in the mail. */
  action: string;
}

export function issuedWords({ number, total, jobTitle, dueOn }: InvoiceRow): Words {
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

export function creditedWords(note: CreditNoteRow, invoice: InvoiceRow, refundDue: number): Words {
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

export function paidWords({ number }: InvoiceRow, payment: Payment, owed: number): Words {
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

export function refundedWords({ number }: InvoiceRow, refund: Refund, stillDue: number): Words {
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

export function dueWords({ number, dueOn, jobTitle }: InvoiceRow, moment: DueMoment, owed: number): Words {
  return {
    title: `Invoice ${number} ${MOMENTS[moment](dayInWords(dueOn))}`,
    body: `${formatRupees(owed)} is outstanding for your hire: ${jobTitle}.`,
    action: 'See the invoice',
  };
}
