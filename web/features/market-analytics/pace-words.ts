import type { Spread } from '#contract/analytics/market.ts';
import { formatLakhs, formatRupees } from '#web/lib/format/money.ts';

const LAKH = 100_000;

/** `median 3 days, 90% within 9 days`; of none at all there is nothing to say. */
export function spreadInWords(
  { count, median, p90 }: Spread,
  inWords: (amount: number | null) => string,
): string | null {
  return count > 0 ? `median ${inWords(median)}, 90% within ${inWords(p90)}` : null;
}

/** `₹42.5 L`, and `₹84,000` where lakhs would round it away. */
export function feesInWords(amount: number): string {
  return Math.abs(amount) < LAKH ? formatRupees(amount) : formatLakhs(amount);
}
