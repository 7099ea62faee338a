import { percentOf } from '../invoices/tax.ts';

/** What was paid to a person in a financial year so far: less what was taken back, and the part that was taxed. */
export interface PaidBefore {
  base: number;
  taxed: number;
}

export interface TdsTerms {
  /** Rupees a person and financial year of which nothing is withheld. */
  threshold: number;
  /** Of what exceeds them. */
  percent: number;
}

export interface LineSums {
  gross: number;
  /** Of what the person owes back. */
  setOff: number;
  /** The part of which tax is withheld. */
  taxable: number;
  withheld: number;
  net: number;
}

/**
 * One transfer, in whole rupees. Tax is reckoned on all that was paid in the year, so that a transfer that failed after
 * later ones were taxed is made up for by the next.
 */
export function reckonLine(gross: number, owedBack: number, before: PaidBefore, terms: TdsTerms): LineSums {
  const setOff = Math.min(gross, owedBack);
  const base = gross - setOff;
  const due = Math.max(0, before.base + base - terms.threshold) - before.taxed;
  const taxable = Math.min(base, Math.max(0, due));
  const withheld = percentOf(taxable, terms.percent);
  return { gross, setOff, taxable, withheld, net: base - withheld };
}

export interface Payable {
  gross: number;
  terms: TdsTerms;
}

/** The lines of one person in one payout, in turn: each finds what the one before it left. */
export function reckonLines(
  lines: readonly Payable[],
  { owedBack, before }: { owedBack: number; before: PaidBefore },
): LineSums[] {
  let owed = owedBack;
  let { base, taxed } = before;
  return lines.map(({ gross, terms }) => {
    const sums = reckonLine(gross, owed, { base, taxed }, terms);
    owed -= sums.setOff;
    base += gross - sums.setOff;
    taxed += sums.taxable;
    return sums;
  });
}
