/** Up to this many results are read completely, and all figures are exact. */
export const COUNTED = 4000;

/** Samples are taken by place, a hash of the id below this limit. */
export const PLACES = 2 ** 31;

/** How many rows each row represents in a sample that contains all places up to this one. */
export const weightUpTo = (lastPlace: number): number => PLACES / (lastPlace + 1);

/** Rounded to three digits, the precision of an estimate. */
export function roundEstimate(total: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, total))) - 2);
  return Math.round(total / unit) * unit;
}

/**
 * How many rows of an ordered index contain this many matches, with a margin for uneven distribution: four
 * times as many for a page of twenty, relatively fewer for more, since random deviation grows with the square
 * root.
 */
export function walkOf(wanted: number, market: number, found: number): number {
  const room = 3 * Math.sqrt(20 * wanted);
  return Math.ceil(((wanted + room) * market) / Math.max(1, found)) + 1000;
}
