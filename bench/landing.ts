import { startServer } from '../e2e/servers.ts';
import { CATEGORIES, type Measured, visit } from './pages/lighthouse.ts';
import { firstTap } from './pages/slow-line.ts';
import { type Figure, least, most } from './report/figures.ts';
import { quantile } from './timings.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** The landing page on Lighthouse's simulated phone: medians of several visits. */
export async function run(): Promise<Figure[]> {
  const server = await startServer();
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(`${server.origin}/`));
    const taps: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      taps.push(await firstTap(`${server.origin}/`, 'Find Opportunities'));
    const median = (read: (round: Measured) => number) => quantile(rounds.map(read), 0.5);
    const scores = CATEGORIES.map((name, at) => ({
      name: `landing page, Lighthouse ${name}, median of ${ROUNDS}`,
      unit: 'of 100',
      value: median(({ scores }) => scores[at] ?? 0),
      limit: least(95),
    }));
    return [
      ...scores,
      { name: 'landing page, largest paint', unit: 's', value: median(({ lcp }) => lcp) / 1000 },
      { name: 'landing page, layout shift', unit: '', value: median(({ cls }) => cls) },
      {
        name: 'landing page, scripts on the wire',
        unit: 'kB',
        value: median(({ script }) => script) / 1000,
        limit: most(15),
      },
      {
        name: 'landing page, waitlist after the first tap at 1.6 Mbit/s',
        unit: 's',
        value: quantile(taps, 0.5),
        limit: most(1.5),
      },
    ];
  } finally {
    await server.stop();
  }
}
