import { v7 } from 'uuid';

/** A seeded generator, so that the demo marketplace is always the same. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) >>> 0;
  }

  /** In [0, 1), from the mulberry32 generator. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.roll() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const chosen = from[Math.floor(this.roll() * from.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  /** `count` different elements in random order. */
  sample<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(this.roll() * rest.length), 1));
    }
    return chosen;
  }

  /** The value of the first band whose share the roll falls into; the last band takes the rest. */
  weighted<T>(bands: readonly (readonly [T, number])[]): T {
    let left = this.roll();
    for (const [value, share] of bands) {
      left -= share;
      if (left < 0) return value;
    }
    const last = bands.at(-1);
    if (!last) throw new Error('no bands');
    return last[0];
  }

  /** A UUIDv7 for this moment. */
  id(at: Date): string {
    return v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => this.int(0, 255)) });
  }
}

/** Picks a rank: the first often, the last rarely, as with skills, cities and employers. */
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

/** Mostly near `median`, rarely far above it, as with salaries and years. */
export function logNormal(random: Random, median: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.roll())) * Math.cos(2 * Math.PI * random.roll());
  return median * Math.exp(spread * normal);
}

/**
 * SQL for an id that is derived from a text and the same in every run: whether the sample contains it depends
 * on it.
 */
export function fixedIdOf(text: string): string {
  return `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;
}
