import { startServer } from '../../e2e/servers.ts';
import { type Figure, least, most } from '../report/figures.ts';
import { quantile } from '../timings.ts';
import { visit } from './lighthouse.ts';
import { firstVisit } from './slow-line.ts';

/** Lighthouse takes half a minute per page: one round by default, five with BENCH_PAGE_ROUNDS=5. */
const ROUNDS = Number(process.env.BENCH_PAGE_ROUNDS ?? 1);
const VISITS = 3;

/** Landing pages: where people enter the site. */
const ENTRIES = [
  '/',
  '/candidate',
  '/recruiter',
  '/affiliate',
  '/pricing',
  '/login',
  '/candidate/signup',
  '/recruiter/signup',
  '/jobs',
];
const JUDGED = ['/candidate', '/recruiter', '/affiliate', '/pricing', '/login', '/candidate/signup', '/jobs'];

async function someJob(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/api/jobs?size=1`)).json();
  return `/jobs/${data.content[0].id}`;
}

async function inTurns(count: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let turn = 0; turn < count; turn++) values.push(await measure());
  return quantile(values, 0.5);
}

/**
 * The pages where people enter the site, on a slow connection and with Lighthouse; the landing
 * page has its own bench.
 */
export async function run(): Promise<Figure[]> {
  const server = await startServer();
  try {
    const job = await someJob(server.origin);
    const named = (path: string) => (path === job ? '/jobs/{id}' : path);
    const figures: Figure[] = [];
    for (const path of [...ENTRIES, job])
      figures.push({
        name: `${named(path)} answers, first visit at 1.6 Mbit/s, median of ${VISITS}`,
        unit: 's',
        value: await inTurns(VISITS, () => firstVisit(server.origin + path)),
        limit: most(4),
      });
    for (const path of [...JUDGED, job])
      figures.push({
        name: `${named(path)}, Lighthouse performance, median of ${ROUNDS}`,
        unit: 'of 100',
        value: await inTurns(
          ROUNDS,
          async () => (await visit(server.origin + path, ['performance'])).scores[0] ?? 0,
        ),
        limit: least(95),
      });
    return figures;
  } finally {
    await server.stop();
  }
}
