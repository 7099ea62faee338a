import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { login } from '#contract/auth/session.ts';
import { listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { getJobFacets } from '#contract/jobs/public-jobs.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { loadEnv } from '#server/env.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { addJobs } from './jobs/more-jobs.queries.ts';
import { quantile, spread, timed } from './timings.ts';

const JOBS = Number(process.env.BENCH_JOBS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const WARM_UP = 3;
const CANDIDATE = { email: 'candidate@medallist.test', password: 'Medallist@2026' };

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
  'best match first, text: backend engineer': { sort: 'MATCH', search: 'backend engineer' },
};

async function measure(origin: string): Promise<void> {
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
      const facets = await timed(() => caller.call(getJobFacets, { query: { search: query?.search } }));
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
  const all = [...rows.values()].flatMap(({ list }) => list);
  console.log(`All lists: p95 ${quantile(all, 0.95).toFixed(0)} ms`);
}

async function measureFresh(env: Record<string, string>): Promise<void> {
  const database = await openDatabase(loadEnv(env));
  try {
    const server = await startServer(env);
    await database.unhurried((db: Db) => addJobs(db, JOBS));
    await measure(server.origin).finally(server.stop);
  } finally {
    await database.close();
  }
}

/** The board as a candidate sees it, among many more jobs than the demo has. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'medallist-bench-'));
  await chmod(folder, 0o711); // Started by root, PostgreSQL runs as a user who must get in here.
  console.log(`Job board: ${JOBS} open jobs, ${ROUNDS} rounds.`);
  try {
    await measureFresh({ DATA_DIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${cpus().length} cores, load average ${load.join(', ')}`);
}
