/** Milliseconds that `work` took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The smallest number that at least this share (0 to 1) of the numbers do not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** `p50 / p95` with one decimal. */
export function spread(numbers: readonly number[]): string {
  return `${quantile(numbers, 0.5).toFixed(1)} / ${quantile(numbers, 0.95).toFixed(1)}`;
}

/** Pseudo-random numbers between 0 and 1; the same seed gives the same sequence. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
