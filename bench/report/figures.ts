/** One measurement with its limit. */
export interface Figure {
  name: string;
  unit: string;
  value: number;
  /** Maximum or minimum; a figure without a limit is only reported. */
  limit?: { most: number } | { least: number };
}

export type Bench = () => Promise<Figure[]>;

export const most = (limit: number) => ({ most: limit });
export const least = (limit: number) => ({ least: limit });

/** Whether a figure meets its limit; null without a limit. */
export function isKept({ value, limit }: Pick<Figure, 'value' | 'limit'>): boolean | null {
  if (!limit) return null;
  return 'most' in limit ? value <= limit.most : value >= limit.least;
}

export function limitWords({ limit }: Pick<Figure, 'limit'>): string {
  if (!limit) return '';
  return 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
}

/** Three significant digits, so that small values stay distinguishable. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
