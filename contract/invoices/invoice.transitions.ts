import { defineTransitions } from '../kit/transitions.ts';
import { localDate } from '../kit/zoned-time.ts';
import type { InvoiceStatus } from '../labels/invoices.ts';

interface Standing {
  status: InvoiceStatus;
  total: number;
  credited: number;
  refundDue: number;
  /** The day, in India, of the last reminder to the owners. */
  remindedOn: string | null;
}

const REFUSED = {
  PAY: 'INVOICE_SETTLED',
  CREDIT: 'INVOICE_CREDITED',
  REFUND: 'NO_REFUND_DUE',
  REMIND: 'INVOICE_SETTLED',
} as const;

/**
 * What an admin may do with an invoice. Its status depends on the amount owed and on time, and the database
 * computes it, so no action sets one.
 */
export const invoiceMoves = defineTransitions<Standing>()({
  phases: { ISSUED: 'OWED', OVERDUE: 'OWED', PAID: 'SETTLED', CREDITED: 'SETTLED' },
  lines: [
    { action: 'PAY', from: ['ISSUED', 'OVERDUE'], by: ['ADMIN'] },
    {
      action: 'CREDIT',
      from: ['ISSUED', 'OVERDUE', 'PAID'],
      by: ['ADMIN'],
      limits: ({ credited, total }) => (credited < total ? undefined : 'INVOICE_CREDITED'),
    },
    {
      action: 'REFUND',
      from: ['PAID', 'CREDITED'],
      by: ['ADMIN'],
      limits: ({ refundDue }) => (refundDue > 0 ? undefined : 'NO_REFUND_DUE'),
    },
    {
      action: 'REMIND',
      from: ['ISSUED', 'OVERDUE'],
      by: ['ADMIN'],
      limits: ({ remindedOn }, now) => (remindedOn === localDate(now) ? 'REMINDED_TODAY' : undefined),
    },
  ],
  refusedElsewhere: (_, action) => REFUSED[action],
});

export const INVOICE_ACTIONS = invoiceMoves.actions;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];
