/** The dates of a job; months as `2026-11`, an open end means until now. */
export interface Stretch {
  startDate: string | null;
  endDate: string | null;
  isCurrentJob: boolean;
}

/** Months since year 0; undefined for an invalid month, which a draft may hold. */
function monthNumber(month: string | null): number | undefined {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month ?? '') ?? [];
  return year && number ? Number(year) * 12 + Number(number) - 1 : undefined;
}

/** From the first month to the last, but not beyond the current month: the future is not experience. */
function toRange(stretch: Stretch, thisMonth: string): [start: number, end: number] | undefined {
  const start = monthNumber(stretch.startDate);
  const now = monthNumber(thisMonth);
  const end = stretch.isCurrentJob ? now : monthNumber(stretch.endDate);
  if (start === undefined || end === undefined || now === undefined) return undefined;
  return [start, Math.max(start, Math.min(end, now))];
}

/** Whole months of one job; undefined if its dates are unknown. */
export function monthsOf(stretch: Stretch, thisMonth: string): number | undefined {
  const range = toRange(stretch, thisMonth);
  return range && range[1] - range[0];
}

/** Whole months of all jobs; overlapping months count once. */
export function totalMonths(stretches: readonly Stretch[], thisMonth: string): number {
  const ranges = stretches.flatMap((stretch) => {
    const range = toRange(stretch, thisMonth);
    return range ? [range] : [];
  });
  ranges.sort(([a], [b]) => a - b);
  let total = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const [start, end] of ranges) {
    total += Math.max(0, end - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return total;
}
