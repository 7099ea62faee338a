/** One thing measured, beside what it must keep to. */
export interface Figure {
  name: string;
  unit: string;
  value: number;
  /** At most this much, or at least; without one the figure is only told. */
  limit?: { most: number } | { least: number };
}

export type Bench = () => Promise<Figure[]>;

export const most = (limit: number) => ({ most: limit });
export const least = (limit: number) => ({ least: limit });

/** Whether a figure keeps to its limit; null where it has none. */
export function isKept({ value, limit }: Pick<Figure, 'value' | 'limit'>): boolean | null {
  if (!limit) return null;
  return 'most' in limit ? value <= limit.most : value >= limit.least;
}

export function limitWords({ limit }: Pick<Figure, 'limit'>): string {
  if (!limit) return '';
  return 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
}

/** Small values with the digits that tell them apart. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
