/** So many of the sample are looked at: the share of a tenth of them is then right to within two points. */
export const SAMPLE_ROWS = 1000;

/** In a market of so many, what all filters but one leave takes no longer to count than to estimate. */
export const SMALL_MARKET = 50_000;

/** So many are kept while their choices are counted; of more, finding them again takes less. */
export const KEPT = 15_000;

/** One step along an index and a look at the row take half as long as finding, keeping and sorting it. */
export const STEPS_FOR_ROW = 2;

/** What was seen of a filter in the sample: so many fulfil it of the first so many by place. */
export interface Seen {
  rows: number;
  among: number;
}

/** How many of the market, in which so many people are, each one seen stands for. */
export function weightOf({ rows, among }: Seen, people: number): number {
  if (among === 0) return 1;
  // Where the look ended with a match, that one is no chance: the others are spread over the rest.
  return rows < SAMPLE_ROWS ? people / among : (people / among) * ((rows - 1) / rows);
}

export function estimateOf(seen: Seen, people: number): number {
  return Math.round(seen.rows * weightOf(seen, people));
}
