/** A job as far as its length goes; months as `2026-11`, an open end lasts until now. */
export interface Stretch {
  startDate: string | null;
  endDate: string | null;
  isCurrentJob: boolean;
}

/** Months since year 0; undefined for what a draft may hold instead of a month. */
function monthNumber(month: string | null): number | undefined {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month ?? '') ?? [];
  return year && number ? Number(year) * 12 + Number(number) - 1 : undefined;
}

/** From its first month to its last, as far as that has been: what is yet to come is no experience. */
function toRange(stretch: Stretch, thisMonth: string): [start: number, end: number] | undefined {
  const start = monthNumber(stretch.startDate);
  const now = monthNumber(thisMonth);
  const end = stretch.isCurrentJob ? now : monthNumber(stretch.endDate);
  if (start === undefined || end === undefined || now === undefined) return undefined;
  return [start, Math.max(start, Math.min(end, now))];
}

/** Whole months of one job; undefined when its dates are not known. */
export function monthsOf(stretch: Stretch, thisMonth: string): number | undefined {
  const range = toRange(stretch, thisMonth);
  return range && range[1] - range[0];
}

/** Whole months of all jobs together; those held at the same time count once. */
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
