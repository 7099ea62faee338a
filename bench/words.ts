import { understand } from '#contract/search/words/understand.ts';
import { QUERIES } from '#server/features/search/queries.ts';
import { type Figure, most } from './report/figures.ts';
import { quantile } from './timings.ts';

const ROUNDS = 200;
const WARM_UP = 50;
const LONGEST = 200;

/** Next to what recruiters type: the inputs that are most expensive to parse, at full length. */
const HOSTILE = ['kubernetse ', 'indian institute of ', '3-', 'current ', 'iit '].map((part) =>
  part.repeat(LONGEST).slice(0, LONGEST),
);

function measure(texts: readonly string[]) {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const text of texts) {
      const start = performance.now();
      understand(text);
      if (round >= 0) times.push(performance.now() - start);
    }
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** How long parsing the text of a search takes, before any database call. */
export async function run(): Promise<Figure[]> {
  const typed = measure(QUERIES.map(([text]) => text));
  const hostile = measure(HOSTILE);
  return [
    { name: 'what recruiters type, read, p50', unit: 'ms', value: typed.p50 },
    { name: 'what recruiters type, read, p95', unit: 'ms', value: typed.p95, limit: most(1) },
    { name: 'hostile texts, read, p95', unit: 'ms', value: hostile.p95, limit: most(50) },
  ];
}
