import * as z from 'zod';

/** ₹200 crore: above any salary or fee, and within PostgreSQL's four-byte integer. */
export const MAX_RUPEES = 2_000_000_000;

export const INVALID_AMOUNT = 'Please enter an amount in whole rupees.';

/** Whole rupees, never negative. */
export const Rupees = z
  .int({ error: INVALID_AMOUNT })
  .min(0, INVALID_AMOUNT)
  .max(MAX_RUPEES, 'This amount is too large.');
export type Rupees = z.output<typeof Rupees>;

/** Whole rupees that may be negative: ledger rows, credits, balances. */
export const SignedRupees = z.int({ error: INVALID_AMOUNT }).min(-MAX_RUPEES).max(MAX_RUPEES);
export type SignedRupees = z.output<typeof SignedRupees>;
