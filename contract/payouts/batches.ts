import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { BatchStatus, LineStatus } from '../labels/payouts.ts';
import { batchMoves } from './transitions.ts';

const path = '/api/admin/payouts';
const params = z.object({ id: Id });
const changes = ['payouts', 'referrals'] as const;

/** The maximum number of transfers in one bank file. */
export const BATCH_MAX = 500;

export const PayoutBatch = z.object({
  id: Id,
  number: z.number(),
  status: BatchStatus,
  createdAt: Timestamp,
  createdBy: z.string(),
  sentAt: Timestamp.nullable(),
  settledAt: Timestamp.nullable(),
  /** Without removed lines. */
  lines: z.number(),
  openLines: z.number(),
  paidLines: z.number(),
  failedLines: z.number(),
  gross: z.number(),
  setOff: z.number(),
  withheld: z.number(),
  net: z.number(),
  allowedActions: z.array(z.enum(batchMoves.actions as [string, ...string[]])),
});
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const PayoutLine = z.object({
  id: Id,
  status: LineStatus,
  beneficiary: z.object({ id: Id, name: z.string(), email: z.string() }),
  hire: z.object({ candidateName: z.string(), companyName: z.string() }),
  /** Masked, as it was when the batch was sent. */
  account: z.string().nullable(),
  gross: z.number(),
  setOff: z.number(),
  taxable: z.number(),
  withheld: z.number(),
  net: z.number(),
  paidOn: z.iso.date().nullable(),
  reference: z.string().nullable(),
  failedReason: z.string().nullable(),
});
export type PayoutLine = z.output<typeof PayoutLine>;

export const adminListPayouts = endpoint({
  name: 'adminListPayouts',
  method: 'GET',
  path,
  summary: 'Payout batches, newest first',
  access: admin,
  reads: ['payouts'],
  query: PageQuery.extend({ status: BatchStatus.optional() }),
  response: pageOf(PayoutBatch),
});

export const adminMakePayout = endpoint({
  name: 'adminMakePayout',
  method: 'POST',
  path,
  status: 201,
  summary: 'Draft a payout of what is payable to whom has given payout details, or of the rewards named',
  access: admin,
  proof: 'any',
  changes,
  maxBytes: LONG_BODY_BYTES,
  body: ordered({
    rewardIds: z.array(Id).max(BATCH_MAX, `Please choose at most ${BATCH_MAX} rewards.`).nullish(),
  }),
  response: PayoutBatch,
  message: 'Payout drafted',
});

export const adminGetPayout = endpoint({
  name: 'adminGetPayout',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One payout batch',
  access: admin,
  reads: ['payouts'],
  params,
  response: PayoutBatch,
});

export const adminListPayoutLines = endpoint({
  name: 'adminListPayoutLines',
  method: 'GET',
  path: `${path}/{id}/lines`,
  summary: 'The transfers of a payout batch',
  access: admin,
  reads: ['payouts'],
  params,
  query: PageQuery.extend({ status: LineStatus.optional() }),
  response: pageOf(PayoutLine),
});

export const NO_LINE = 'Please choose at least one transfer.';
const lineIds = z
  .array(Id, { error: NO_LINE })
  .min(1, NO_LINE)
  .max(BATCH_MAX, `Please choose at most ${BATCH_MAX} transfers.`);

export const adminTakeOutOfPayout = endpoint({
  name: 'adminTakeOutOfPayout',
  method: 'POST',
  path: `${path}/{id}/take-out`,
  summary: 'Take transfers out of a draft: what they pay is payable again',
  access: admin,
  proof: 'any',
  changes,
  params,
  maxBytes: LONG_BODY_BYTES,
  body: ordered({ lineIds }),
  response: PayoutBatch,
  message: 'Taken out',
});

export const adminDiscardPayout = endpoint({
  name: 'adminDiscardPayout',
  method: 'POST',
  path: `${path}/{id}/discard`,
  summary: 'Throw a draft away: all of it is payable again',
  access: admin,
  proof: 'any',
  changes,
  params,
  response: PayoutBatch,
  message: 'Draft discarded',
});

export const adminSendPayout = endpoint({
  name: 'adminSendPayout',
  method: 'POST',
  path: `${path}/{id}/send`,
  summary: 'Close a draft: its tax becomes final and its bank file available',
  access: admin,
  proof: 'any',
  changes,
  params,
  response: PayoutBatch,
  message: 'Payout sent',
});

export const adminGetBankFile = endpoint({
  name: 'adminGetBankFile',
  method: 'GET',
  path: `${path}/{id}/bank-file`,
  offline: false,
  summary: 'The transfers that are on their way, with whole account numbers, as CSV for the bank',
  access: admin,
  proof: 'any',
  reads: nothing('A file, generated for each download'),
  params,
  stream: true,
});

const REFERENCE_MAX = 100;
export const PAID_AHEAD = 'Please choose today or an earlier day.';
export const PAID_BEFORE_SENT = 'The payment cannot lie before the payout was sent.';

const payment = {
  reference: required('Please enter the reference of the bank.', { max: REFERENCE_MAX }),
  paidOn: z.iso.date({ error: 'Please choose the day of the payment.' }),
};

/** The fields entered once for all selected transfers. */
export const PaymentInput = ordered(payment);

export const MarkPaid = ordered({ lineIds, ...payment });

export const adminMarkPaid = endpoint({
  name: 'adminMarkPaid',
  method: 'POST',
  path: `${path}/{id}/paid`,
  summary: 'Note that transfers arrived, one or many by one reference; all of them or none',
  access: admin,
  proof: 'any',
  changes,
  params,
  maxBytes: LONG_BODY_BYTES,
  body: MarkPaid,
  response: PayoutBatch,
  message: 'Marked as paid',
});

const failure = { reason: required('Please give a reason. The referrer reads it.', { max: 500 }) };

export const FailureInput = ordered(failure);

export const MarkFailed = ordered({ lineIds, ...failure });

export const adminMarkFailed = endpoint({
  name: 'adminMarkFailed',
  method: 'POST',
  path: `${path}/{id}/failed`,
  summary: 'Note that transfers came back: what they paid is payable again',
  access: admin,
  proof: 'any',
  changes,
  params,
  maxBytes: LONG_BODY_BYTES,
  body: MarkFailed,
  response: PayoutBatch,
  message: 'Marked as failed',
});
