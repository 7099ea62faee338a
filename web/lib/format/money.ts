import { formatRupees, formatLakhs as lakhsInWords } from '#contract/core/rupees.ts';
import { NBSP } from './non-breaking.ts';

export { formatRupees };

/** Rupees as lakhs: `₹42.5 L`. A trailing .0 is dropped, except in table columns (`fixed`); zero is `₹0`. */
export function formatLakhs(amount: number, { fixed = false } = {}): string {
  return amount === 0 && !fixed ? formatRupees(0) : lakhsInWords(amount, { fixed }).replace(' ', NBSP);
}

/** Both ends of a range, or the only one: `₹38 L – ₹46 L`. It breaks only after the dash. */
export function joinEnds(ends: readonly string[]): string {
  return [...new Set(ends)].join(`${NBSP}– `);
}

/** `₹38 L – ₹46 L`, or a single amount. Empty if there is none. */
export function formatLakhRange(from: number | null | undefined, to: number | null | undefined): string {
  const ends = [from, to].filter((end) => end !== null && end !== undefined);
  return joinEnds(ends.map((end) => formatLakhs(end)));
}
