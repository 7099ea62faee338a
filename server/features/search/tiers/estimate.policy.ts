/** The number of sample rows to read: a share of a tenth is then accurate to two percentage points. */
export const SAMPLE_ROWS = 1000;

/** In a market up to this size, counting the matches of all filters but one is as fast as estimating them. */
export const SMALL_MARKET = 50_000;

/** Up to this many rows are materialised for counting; for more, reading them again is faster. */
export const KEPT = 15_000;

/** An index step with its row lookup costs half as much as finding, materialising and sorting a row. */
export const STEPS_FOR_ROW = 2;

/** The result of a filter on the sample: `rows` of the first `among` by place match. */
export interface Seen {
  rows: number;
  among: number;
}

/** How many people of the market each sample row stands for. */
export function weightOf({ rows, among }: Seen, people: number): number {
  if (among === 0) return 1;
  // If the scan ended at a match, that match is not random: the others are spread over the rest.
  return rows < SAMPLE_ROWS ? people / among : (people / among) * ((rows - 1) / rows);
}

export function estimateOf(seen: Seen, people: number): number {
  return Math.round(seen.rows * weightOf(seen, people));
}
