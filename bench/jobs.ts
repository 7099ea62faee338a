import { login } from '#contract/auth/session.ts';
import { listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { getJobFacets } from '#contract/jobs/public-jobs.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { withoutIndexes } from '#server/db/demo/scale/indexes.ts';
import { writeJobs } from '#server/db/demo/scale/jobs.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { ownFolder } from './kit/own-folder.ts';
import { type Figure, most } from './report/figures.ts';
import { quantile, spread, timed } from './timings.ts';

const JOBS = Number(process.env.BENCH_JOBS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const WARM_UP = 3;
const CANDIDATE = { email: 'candidate@medallist.test', password: DEMO_PASSWORD };

type Query = NonNullable<Parameters<typeof Caller.prototype.call<typeof listMatchedJobs>>[1]>['query'];

const QUESTIONS: Record<string, Query> = {
  'newest first': {},
  'best paid first': { sort: 'PAY' },
  'best match first': { sort: 'MATCH' },
  'best match first, page 3': { sort: 'MATCH', page: 2 },
  'best match first, behind what is scored': { sort: 'MATCH', page: 100 },
  'best match first in one city': { sort: 'MATCH', city: ['Pune'] },
  'newest first, text: remote k8s': { search: 'remote k8s' },
  'best match first, text: remote k8s': { sort: 'MATCH', search: 'remote k8s' },
  'newest first, page 200': { page: 200 },
  'one skill of many jobs': { skill: ['Python'] },
  'two cities, a kind, a level': { city: ['Bengaluru', 'Pune'], jobType: ['FULL_TIME'], level: ['SENIOR'] },
  'best paid, well paid, hybrid': { sort: 'PAY', minSalary: 3_000_000, workMode: ['HYBRID'] },
  'a rare skill': { skill: ['Genomics Testing'] },
  'newest first, text: engineer': { search: 'engineer' },
  'best match first, of three skills': { sort: 'MATCH', skill: ['Python', 'Java', 'SQL'] },
  'best match first, text: backend engineer': { sort: 'MATCH', search: 'backend engineer' },
};

/** The filters that the choices are counted with: all parameters except order and page. */
function filterOf(query: Query) {
  const { sort: _sort, page: _page, size: _size, ...filter } = query ?? {};
  return filter;
}

async function measure(origin: string): Promise<Figure[]> {
  const { data } = await new Caller(origin).call(login, { body: CANDIDATE });
  const caller = new Caller(origin, data.accessToken);
  const rows = new Map(Object.keys(QUESTIONS).map((name) => [name, { found: 0, list: [], facets: [] }]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [name, query] of Object.entries(QUESTIONS)) {
      const row = rows.get(name) as { found: number; list: number[]; facets: number[] };
      const list = await timed(async () => {
        const answer = await caller.call(listMatchedJobs, { query });
        if (answer.status !== 200) throw new Error(`${name}: ${answer.message}`);
        row.found = answer.data.totalElements;
      });
      const facets = await timed(() => caller.call(getJobFacets, { query: filterOf(query) }));
      if (round < 0) continue;
      row.list.push(list);
      row.facets.push(facets);
    }
  }
  console.table(
    [...rows].map(([question, { found, list, facets }]) => ({
      question,
      found,
      'list p50 / p95 ms': spread(list),
      'choices p50 / p95 ms': spread(facets),
    })),
  );
  const all = (kind: 'list' | 'facets') => [...rows.values()].flatMap((row) => row[kind]);
  return [
    { name: `board of ${JOBS} jobs, a page, p50`, unit: 'ms', value: quantile(all('list'), 0.5) },
    {
      name: `board of ${JOBS} jobs, a page, p95`,
      unit: 'ms',
      value: quantile(all('list'), 0.95),
      limit: most(50),
    },
    {
      name: `board of ${JOBS} jobs, the choices, p95`,
      unit: 'ms',
      value: quantile(all('facets'), 0.95),
      limit: most(50),
    },
  ];
}

async function measureFresh(env: Record<string, string>): Promise<Figure[]> {
  const database = await openDatabase(loadEnv(env));
  try {
    const server = await startServer(env);
    await database.unhurried(async (_db, pool) => {
      await withoutIndexes(pool, ['jobs', 'job_skills', 'job_index'], {
        builders: 1,
        work: async () => {
          const client = await pool.connect();
          await writeJobs(client, JOBS).finally(() => client.release());
        },
        tell: (_, work) => work(),
      });
      await pool.query('vacuum analyze jobs, job_skills, job_index');
    });
    return await measure(server.origin).finally(server.stop);
  } finally {
    await database.close();
  }
}

/** The board as a candidate sees it, with many more jobs than the demo has. */
export async function run(): Promise<Figure[]> {
  await using folder = await ownFolder();
  console.log(`Job board: ${JOBS} open jobs, ${ROUNDS} rounds.`);
  return await measureFresh({ DATA_DIR: folder.path });
}
