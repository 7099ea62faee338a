import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { INVALID_AMOUNT, Rupees } from '../core/money.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { withoutInvisible } from '../kit/plain-signs.ts';
import { AdminInvoice, adminGetInvoice } from './admin-invoices.ts';

const params = z.object({ id: Id });
const REASON_MAX = 500;

function day(text: string) {
  return z.iso.date({ error: text, abort: true }).refine((one) => one >= '2000' && one < '2100', text);
}

/** The reference of the bank or of the payer. Invisible characters would make two that look the same differ. */
function reference(text: string) {
  return required(text, { max: 100 }).overwrite((value) => withoutInvisible(value).replaceAll(/\s+/g, ' '));
}

const above = (least: number) => Rupees.refine((value) => value > least, INVALID_AMOUNT);

export const RecordPayment = ordered(
  {
    paidOn: day('Please choose the day of the payment.'),
    received: Rupees,
    withheld: Rupees,
    reference: reference('Please enter the reference of the payment.'),
  },
  {
    at: 'received',
    reads: ['received', 'withheld'],
    text: 'Please enter what was received or withheld.',
    holds: ({ received, withheld }) => received + withheld !== 0,
  },
);
export type RecordPayment = z.output<typeof RecordPayment>;

export const PAID_AHEAD = 'The payment cannot lie in the future.';
export const PAID_BEFORE_ISSUE = 'The payment cannot lie before the invoice was issued.';

/** `credited`: the sum of earlier credits that the admin saw; if it has changed, the call is refused. */
export const CreditInvoice = ordered(
  {
    percent: z
      .int({ error: 'Please enter a whole percentage.' })
      .min(1, 'Please enter 1 to 100 percent.')
      .max(100, 'Please enter 1 to 100 percent.')
      .nullish(),
    amount: above(0).nullish(),
    reason: required('Please give a reason.', { max: REASON_MAX }),
    credited: Rupees,
  },
  {
    at: 'amount',
    reads: ['percent', 'amount'],
    text: 'Please enter a percentage or an amount.',
    holds: ({ percent, amount }) => (percent == null) !== (amount == null),
  },
);
export type CreditInvoice = z.output<typeof CreditInvoice>;

export const CREDIT_UNEVEN =
  'This amount cannot be split evenly between CGST and SGST. Please choose one rupee more or less.';

/** `refunded`: the sum of earlier refunds that the admin saw. */
export const RecordRefund = ordered({
  refundedOn: day('Please choose the day of the refund.'),
  amount: above(0),
  reference: reference('Please enter the reference of the refund.'),
  refunded: Rupees,
});
export type RecordRefund = z.output<typeof RecordRefund>;

export const REFUNDED_AHEAD = 'The refund cannot lie in the future.';
export const REFUNDED_BEFORE_CREDIT = 'The refund cannot lie before the credit.';

const writes = {
  method: 'POST',
  access: admin,
  changes: ['invoices'],
  params,
  response: AdminInvoice,
} as const;

export const adminRecordPayment = endpoint({
  ...writes,
  name: 'adminRecordPayment',
  path: `${adminGetInvoice.path}/payments`,
  summary:
    'Record what a company paid and the tax it withheld, once a reference and never more than is outstanding',
  proof: 'any',
  body: RecordPayment,
  message: 'Payment recorded',
});

export const adminCreditInvoice = endpoint({
  ...writes,
  name: 'adminCreditInvoice',
  path: `${adminGetInvoice.path}/credits`,
  summary: 'Issue a credit note of a percentage or an amount with GST, with a reason that the owners read',
  proof: 'any',
  body: CreditInvoice,
  message: 'Credit note issued',
});

export const adminRecordRefund = endpoint({
  ...writes,
  name: 'adminRecordRefund',
  path: `${adminGetInvoice.path}/refunds`,
  summary: 'Record what went back to a company, never more than is due',
  proof: 'any',
  body: RecordRefund,
  message: 'Refund recorded',
});

export const adminRemindOfInvoice = endpoint({
  ...writes,
  name: 'adminRemindOfInvoice',
  path: `${adminGetInvoice.path}/reminders`,
  summary: 'Remind the owners of the company now, once a day at most',
  message: 'Reminder sent',
});
