import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { login } from '#contract/auth/session.ts';
import { companyNameKey } from '#contract/companies/company-name.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { loadEnv } from '#server/env.ts';
import { fitSample } from '#server/features/candidates/index-row/sample.tasks.ts';
import { conditionsOf } from '#server/features/search/conditions.queries.ts';
import { resolve } from '#server/features/search/resolve.service.ts';
import { findPage } from '#server/features/search/tiers/find-page.service.ts';
import { getMarket } from '#server/features/search/tiers/sample.queries.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { type Figure, most } from './report/figures.ts';
import { questionsOf } from './search/questions.ts';
import { quantile, randomNumbers, spread, timed } from './timings.ts';

const CANDIDATES = process.env.DEMO_CANDIDATES ?? '15000';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const SEED = Number(process.env.BENCH_SEED ?? 42);
const WARM_UP = 3;
const FILL_LIMIT_MS = 30 * 60_000;
const RECRUITER = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };

/** Milliseconds at p50 and p95 on a quiet machine. */
function goals(candidates: number): [number, number] {
  if (candidates <= 1000) return [5, 15];
  if (candidates <= 15_000) return [6, 25];
  return candidates <= 150_000 ? [12, 40] : [20, 60];
}

interface Timings {
  found: number[];
  http: number[];
  sql: number[];
}

async function signIn(origin: string): Promise<{ caller: Caller; company: string }> {
  const { data, message } = await new Caller(origin).call(login, { body: RECRUITER });
  if (!data) throw new Error(`The demo recruiter cannot sign in: ${message}`);
  return { caller: new Caller(origin, data.accessToken), company: data.user.organizationName ?? '' };
}

/** The statement of a search alone: names are resolved before the clock starts, no rows are shown after it. */
async function bareStatement(db: Db, company: string, question: object): Promise<() => Promise<unknown>> {
  const filter = CandidateFilter.parse(question);
  const { resolved } = await resolve(db, filter);
  const request = {
    conditions: conditionsOf(resolved, [companyNameKey(company)]),
    sort: filter.sort,
    wish: [],
    wishes: [],
    skip: 0,
    take: filter.size,
    skillsMode: filter.skillsMode,
    chosen: { institutes: [], cities: [], skills: [] },
  };
  return async () => findPage(db, await getMarket(db), request, filter, async (ids) => ids);
}

async function measure(origin: string, db: Db): Promise<Map<string, Timings>> {
  const { caller, company } = await signIn(origin);
  const all = await caller.call(searchCandidates, { body: {} });
  const jobs = await caller.call(listOwnJobs, { query: { status: 'PUBLISHED' } });
  const market = { facets: all.data.facets, jobId: jobs.data.content[0]?.id };
  const random = randomNumbers(SEED);
  const timings = new Map<string, Timings>();
  // Interleaved: a busy minute of the machine then slows every question alike.
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [name, question] of Object.entries(questionsOf(market, random))) {
      const row = timings.get(name) ?? { found: [], http: [], sql: [] };
      timings.set(name, row);
      let found = 0;
      const http = await timed(async () => {
        const { data, status, message } = await caller.call(searchCandidates, { body: question });
        if (status !== 200) throw new Error(`${name}: ${message}`);
        found = data.totalElements;
      });
      const sql = await timed(await bareStatement(db, company, question));
      if (round < 0) continue;
      row.found.push(found);
      row.http.push(http);
      row.sql.push(sql);
    }
  }
  return timings;
}

function figuresOf(timings: Map<string, Timings>): Figure[] {
  const rows = [...timings].map(([question, { found, http, sql }]) => ({
    question,
    'found (median)': quantile(found, 0.5),
    'HTTP p50 / p95 ms': spread(http),
    'SQL p50 / p95 ms': spread(sql),
  }));
  const all = (kind: 'http' | 'sql') => [...timings.values()].flatMap((row) => row[kind]);
  rows.push({
    question: 'ALL',
    'found (median)': Number.NaN,
    'HTTP p50 / p95 ms': spread(all('http')),
    'SQL p50 / p95 ms': spread(all('sql')),
  });
  console.table(rows);
  const [p50, p95] = [0.5, 0.95].map((part) => quantile(all('http'), part)) as [number, number];
  const [sql50, sql95] = [0.5, 0.95].map((part) => quantile(all('sql'), part)) as [number, number];
  const [limit50, limit95] = goals(Number(CANDIDATES));
  const of = `search of ${CANDIDATES}`;
  return [
    { name: `${of}, page, total and facets, p50`, unit: 'ms', value: p50, limit: most(limit50) },
    { name: `${of}, page, total and facets, p95`, unit: 'ms', value: p95, limit: most(limit95) },
    { name: `${of}, over its bare statements, p50`, unit: 'times', value: p50 / sql50, limit: most(1.3) },
    { name: `${of}, over its bare statements, p95`, unit: 'times', value: p95 / sql95, limit: most(1.5) },
  ];
}

async function measureFresh(env: Record<string, string>): Promise<Figure[]> {
  // Opened first and closed last: whoever leaves the embedded database last stops it, a failed server does not.
  const database = await openDatabase(loadEnv(env));
  try {
    const server = await startServer(env, FILL_LIMIT_MS);
    // As the sweep of the first minute leaves it.
    await fitSample(database.db);
    await database.pool.query('vacuum analyze candidate_index, candidate_sample');
    return figuresOf(await measure(server.origin, database.db).finally(server.stop));
  } finally {
    await database.close();
  }
}

/** Candidate search on the demo data: over HTTP, and its SQL statement alone on the same database. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'medallist-bench-'));
  await chmod(folder, 0o711); // Started by root, PostgreSQL runs as a user who must get in here.
  console.log(`Candidate search: ${CANDIDATES} candidates, ${ROUNDS} rounds, seed ${SEED}. Filling…`);
  try {
    return await measureFresh({ DATA_DIR: folder, DEMO_CANDIDATES: CANDIDATES });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
