/** A job as far as its length goes; months as `2026-11`, an open end lasts until now. */
export interface Stretch {
  startDate: string | null;
  endDate: string | null;
  isCurrentJob: boolean;
}

/** Months since year 0. */
function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function toRange(stretch: Stretch, thisMonth: string): [start: number, end: number] | undefined {
  const end = stretch.isCurrentJob ? thisMonth : stretch.endDate;
  if (!stretch.startDate || !end) return undefined;
  const start = monthNumber(stretch.startDate);
  return [start, Math.max(start, monthNumber(end))];
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
