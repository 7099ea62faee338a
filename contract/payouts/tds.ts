import { percentOf } from '../invoices/tax.ts';

/**
 * What was paid to a person in the financial year so far, less what was taken back, and the part that was
 * taxed.
 */
export interface PaidBefore {
  base: number;
  taxed: number;
}

export interface TdsTerms {
  /** Rupees per person and financial year from which nothing is withheld. */
  threshold: number;
  /** On the amount above the threshold. */
  percent: number;
}

export interface LineSums {
  gross: number;
  /** Set off against what the person owes back. */
  setOff: number;
  /** The amount that tax is withheld on. */
  taxable: number;
  withheld: number;
  net: number;
}

/**
 * One transfer, in whole rupees. Tax is computed on everything paid in the year: if a transfer fails after
 * later ones were taxed, the next one compensates for it.
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

/** The lines of one person in one payout, in order: each builds on the one before it. */
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
