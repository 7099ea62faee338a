import { formatLakhs, formatRupees } from '#web/lib/format.ts';

const LAKH = 100_000;

/** `₹42.5 L`, and `₹84,000` where lakhs would round it away. */
export function feesInWords(amount: number): string {
  return Math.abs(amount) < LAKH ? formatRupees(amount) : formatLakhs(amount);
}
