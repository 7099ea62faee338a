import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { login } from '#contract/auth/session.ts';
import { companyNameKey } from '#contract/companies/company-name.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { loadEnv } from '#server/env.ts';
import { findPage } from '#server/features/search/candidates-page.queries.ts';
import { conditionsOf } from '#server/features/search/conditions.queries.ts';
import { resolve } from '#server/features/search/resolve.service.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { questionsOf } from './search-questions.ts';
import { quantile, randomNumbers, spread, timed } from './timings.ts';

const CANDIDATES = process.env.DEMO_CANDIDATES ?? '15000';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const SEED = Number(process.env.BENCH_SEED ?? 42);
const WARM_UP = 3;
const FILL_LIMIT_MS = 30 * 60_000;
const RECRUITER = { email: 'recruiter@medallist.test', password: 'Medallist@2026' };

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
    skip: 0,
    take: filter.size,
    skillsMode: filter.skillsMode,
    chosen: { institutes: [], cities: [], skills: [] },
  };
  return () => findPage(db, request);
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

function print(timings: Map<string, Timings>): void {
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
}

async function measureFresh(env: Record<string, string>): Promise<void> {
  // Opened first and closed last: whoever leaves the embedded database last stops it, a failed server does not.
  const database = await openDatabase(loadEnv(env));
  try {
    const server = await startServer(env, FILL_LIMIT_MS);
    await database.pool.query('vacuum analyze candidate_index');
    print(await measure(server.origin, database.db).finally(server.stop));
  } finally {
    await database.close();
  }
}

/** Candidate search on the demo data: over HTTP, and its SQL statement alone on the same database. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'medallist-bench-'));
  await chmod(folder, 0o711); // Started by root, PostgreSQL runs as a user who must get in here.
  console.log(`Candidate search: ${CANDIDATES} candidates, ${ROUNDS} rounds, seed ${SEED}. Filling…`);
  try {
    await measureFresh({ DATA_DIR: folder, DEMO_CANDIDATES: CANDIDATES });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${cpus().length} cores, load average ${load.join(', ')}`);
}
