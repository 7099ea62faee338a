import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';

/** The totals of the books, and every rule that they violate. */
export const LedgerCheck = z.object({
  isBalanced: z.boolean(),
  /** `MDL/26-27/000003 is missing`: one sentence per fault. */
  faults: z.array(z.string()),
  figures: z.object({
    invoices: z.number(),
    invoiced: z.number(),
    credited: z.number(),
    received: z.number(),
    withheld: z.number(),
    refunded: z.number(),
    outstanding: z.number(),
    refundDue: z.number(),
    rewards: z.number(),
  }),
  rewards: z.object({
    earned: z.number(),
    held: z.number(),
    payable: z.number(),
    inPayout: z.number(),
    paid: z.number(),
    /** Paid, and owed back since. */
    takenBack: z.number(),
    void: z.number(),
    /** The part of it that is not set off yet. */
    owedBack: z.number(),
    transferred: z.number(),
    withheld: z.number(),
    setOff: z.number(),
  }),
  /** Amounts of transfers by their state at the bank. */
  payouts: z.object({
    batches: z.number(),
    transfers: z.number(),
    drafted: z.number(),
    onTheirWay: z.number(),
    arrived: z.number(),
    cameBack: z.number(),
  }),
  /** For transfers that arrived, by the year in which they were sent. */
  taxes: z.array(
    z.object({ financialYear: z.string(), paid: z.number(), taxable: z.number(), withheld: z.number() }),
  ),
  /** One per person and year with a movement; the totals are those of each person's last statement. */
  statements: z.object({
    people: z.number(),
    statements: z.number(),
    owed: z.number(),
    owedBack: z.number(),
  }),
});
export type LedgerCheck = z.output<typeof LedgerCheck>;

export const checkLedger = endpoint({
  name: 'checkLedger',
  method: 'GET',
  path: '/api/admin/ledger/check',
  summary:
    'Prove in one pass that invoices, rewards, payouts, TDS and statements balance and that no number is missing',
  access: admin,
  reads: ['invoices'],
  response: LedgerCheck,
});
