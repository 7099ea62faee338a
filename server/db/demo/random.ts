import { v7 } from 'uuid';

/** Random choices that come out the same for the same seed, so that the demo marketplace is always the same one. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) >>> 0;
  }

  /** From 0 up to, not including, 1 (the mulberry32 generator). */
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

  /** `count` different ones, in random order. */
  sample<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(this.roll() * rest.length), 1));
    }
    return chosen;
  }

  /** The value of the first band whose share the roll falls into; the last one takes the rest. */
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

  /** A UUIDv7 made at this moment. */
  id(at: Date): string {
    return v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => this.int(0, 255)) });
  }
}
