import type { Random } from '#server/db/demo/random.ts';

/** Picks a rank: the first often, the last seldom, as people choose skills, cities and employers. */
export class Zipf {
  private readonly shares: Float64Array;

  constructor(count: number, exponent: number) {
    let sum = 0;
    this.shares = Float64Array.from({ length: count }, (_, rank) => {
      sum += 1 / (rank + 1) ** exponent;
      return sum;
    });
  }

  pick(random: Random): number {
    const wanted = random.roll() * (this.shares.at(-1) ?? 0);
    let [low, high] = [0, this.shares.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.shares[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Most near `median`, few far above it: how salaries and years are spread. */
export function logNormal(random: Random, median: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.roll())) * Math.cos(2 * Math.PI * random.roll());
  return median * Math.exp(spread * normal);
}
