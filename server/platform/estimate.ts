/** Up to so many found, all are read and all is exact. */
export const COUNTED = 4000;

/** Samples are by place, which is a hash of the id and lies below this. */
export const PLACES = 2 ** 31;

/** How many of all each one stands for in a sample that goes up to this place. */
export const weightUpTo = (lastPlace: number): number => PLACES / (lastPlace + 1);

/** To three digits, which is as much as an estimate knows. */
export function roundEstimate(total: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, total))) - 2);
  return Math.round(total / unit) * unit;
}

/**
 * Rows along an index of the order among which this many matches lie, with room for an uneven spread: four times as
 * far for a page of twenty, and less for more, since what lies elsewhere by chance grows as their root.
 */
export function walkOf(wanted: number, market: number, found: number): number {
  const room = 3 * Math.sqrt(20 * wanted);
  return Math.ceil(((wanted + room) * market) / Math.max(1, found)) + 1000;
}
