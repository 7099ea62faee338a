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

export const RUPEES_PER_LAKH = 100_000;

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `₹20,000`, `₹12,50,000`. */
export function formatRupees(rupees: number): string {
  return rupeeFormat.format(rupees);
}

/** `₹42.5 L`, `₹42 L`. Table columns pass `always` so that the decimals line up: `₹42.0 L`. */
export function formatLakhs(rupees: number, decimal: 'always' | 'when-needed' = 'when-needed'): string {
  const lakhs = (rupees / RUPEES_PER_LAKH).toFixed(1);
  return `₹${decimal === 'when-needed' ? lakhs.replace(/\.0$/, '') : lakhs} L`;
}

/** `₹38 L – ₹46 L`. */
export function formatLakhRange(min: number, max: number): string {
  return `${formatLakhs(min)} – ${formatLakhs(max)}`;
}
