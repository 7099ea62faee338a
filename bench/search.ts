import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { login } from '#contract/auth/session.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema/database.ts';
import { loadEnv } from '#server/env.ts';
import { fitSample } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { Caller } from '#server/testing/caller.ts';
import { type Statement, wavesOf } from '#server/testing/statements.ts';
import { startServer } from '../e2e/servers.ts';
import { openApp } from './kit/own-app.ts';
import { ownFolder } from './kit/own-folder.ts';
import { FILL_LIMIT_MS, onLargeMarket } from './market/large-market.ts';
import { type Figure, most } from './report/figures.ts';
import { measureAccuracy } from './search/accuracy.ts';
import { questionsOf } from './search/questions.ts';
import { measureTyping } from './search/typing.ts';
import { quantile, randomNumbers, spread, timed } from './timings.ts';

const CANDIDATES = Number(process.env.BENCH_SEARCH_CANDIDATES ?? 15_000);
/**
 * Up to this size the demo marketplace creates the candidates; above it the generator of large markets does.
 */
const DEMO_MOST = 15_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const SEED = Number(process.env.BENCH_SEED ?? 42);
/** V8 compiles hot code while it runs: the first hundred answers take twice as long. */
const WARM_UP = 10;
/** In a large market the exact answers to compare with take seconds each. */
const COMPARED_ROUNDS = CANDIDATES > DEMO_MOST ? 2 : 5;
const RECRUITER = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };
const OF = `search of ${CANDIDATES}`;

/** Milliseconds at p50, p95 and worst on a quiet machine. */
function goals(candidates: number): [number, number, number] {
  if (candidates <= 1000) return [5, 15, 100];
  if (candidates <= 15_000) return [6, 25, 100];
  return candidates <= 150_000 ? [12, 40, 150] : [20, 60, 250];
}

interface Timings {
  found: number[];
  http: number[];
  bare: number[];
}

interface Asking {
  pool: Pool;
  caller: Caller;
  /** The database statements that the server sends for one answer. */
  noted: (question: object) => Promise<Statement[][]>;
  /** Every round asks all questions, each time with other names and numbers. */
  rounds: Record<string, object>[];
}

interface Noted {
  round: number;
  name: string;
  question: object;
  waves: Statement[][];
}

/** Runs before the measurement: noting the statements happens in this process and would take CPU from it. */
async function noteAll({ noted, rounds }: Asking): Promise<Noted[]> {
  const all: Noted[] = [];
  for (const [round, questions] of rounds.entries())
    for (const [name, question] of Object.entries(questions))
      all.push({ round, name, question, waves: await noted(question) });
  return all;
}

async function measureTimes(asking: Asking): Promise<Map<string, Timings>> {
  const { pool, caller } = asking;
  const timings = new Map<string, Timings>();
  // Interleaved, so that a busy minute of the machine slows every question alike.
  for (const { round, name, question, waves } of await noteAll(asking)) {
    const row = timings.get(name) ?? { found: [], http: [], bare: [] };
    timings.set(name, row);
    let found = 0;
    const ask = async () => {
      const { data, status, message } = await caller.call(searchCandidates, { body: question });
      if (status !== 200) throw new Error(`${name}: ${message}`);
      found = data.totalElements;
    };
    const sendBare = async () => {
      for (const wave of waves) await Promise.all(wave.map((statement) => pool.query(statement)));
    };
    // Alternates the order: the second request finds the caches warmed by the first.
    const [one, other] = round % 2 === 0 ? [ask, sendBare] : [sendBare, ask];
    const times = [await timed(one), await timed(other)] as const;
    if (round < WARM_UP) continue;
    const [http, bare] = one === ask ? times : [times[1], times[0]];
    row.found.push(found);
    row.http.push(http);
    row.bare.push(bare);
  }
  return timings;
}

function figuresOf(timings: Map<string, Timings>): Figure[] {
  const rows = [...timings].map(([question, { found, http, bare }]) => ({
    question,
    'found (median)': quantile(found, 0.5),
    'HTTP p50 / p95 ms': spread(http),
    'bare p50 / p95 ms': spread(bare),
  }));
  const all = (kind: 'http' | 'bare') => [...timings.values()].flatMap((row) => row[kind]);
  rows.push({
    question: 'ALL',
    'found (median)': Number.NaN,
    'HTTP p50 / p95 ms': spread(all('http')),
    'bare p50 / p95 ms': spread(all('bare')),
  });
  console.table(rows);
  const [http, bare] = [all('http'), all('bare')];
  const [limit50, limit95, worst] = goals(CANDIDATES);
  const over = (part: number) => quantile(http, part) / quantile(bare, part);
  const page = `${OF}, page, total and facets`;
  return [
    { name: `${page}, p50`, unit: 'ms', value: quantile(http, 0.5), limit: most(limit50) },
    { name: `${page}, p95`, unit: 'ms', value: quantile(http, 0.95), limit: most(limit95) },
    { name: `${page}, worst`, unit: 'ms', value: Math.max(...http), limit: most(worst) },
    { name: `${OF}, over its bare statements, p50`, unit: 'times', value: over(0.5), limit: most(1.3) },
    { name: `${OF}, over its bare statements, p95`, unit: 'times', value: over(0.95), limit: most(1.5) },
  ];
}

interface Measured {
  origin: string;
  app: FastifyInstance;
  db: Db;
  pool: Pool;
}

async function companyOf(db: Db, userId: string): Promise<string> {
  const member = db.selectFrom('companyMembers').select('companyId').where('userId', '=', userId);
  return (await member.executeTakeFirstOrThrow()).companyId;
}

async function measure({ origin, app, db, pool }: Measured): Promise<Figure[]> {
  const { data, message } = await new Caller(origin).call(login, { body: RECRUITER });
  if (!data) throw new Error(`The demo recruiter cannot sign in: ${message}`);
  const caller = new Caller(origin, data.accessToken);
  const all = await caller.call(searchCandidates, { body: {} });
  const jobs = await caller.call(listOwnJobs, { query: { status: 'PUBLISHED' } });
  const market = { facets: all.data.facets, jobId: jobs.data.content[0]?.id };
  const random = randomNumbers(SEED);
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () => questionsOf(market, random));
  const companyId = await companyOf(db, data.user.id);
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const { method, path: url } = searchCandidates;
  const noted = (payload: object) => wavesOf(() => app.inject({ method, url, headers, payload }));
  const figures = figuresOf(await measureTimes({ pool, caller, noted, rounds }));
  const questions = rounds.slice(0, COMPARED_ROUNDS).flatMap((round) => Object.values(round));
  const accuracy = await measureAccuracy(db, { companyId, questions, of: OF });
  return [...figures, ...accuracy, ...(await measureTyping(origin, { recruiter: caller, of: OF }))];
}

/**
 * A market that was just filled leaves vacuuming to be done, which would otherwise run
 * during the measurement.
 */
async function settle(_: Db, pool: Pool): Promise<void> {
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
}

async function measureIn(env: Record<string, string>): Promise<Figure[]> {
  // Opened first and closed last: the last user of the embedded database stops it, which a
  // failed server does not.
  const database = await openDatabase(loadEnv(env));
  try {
    const server = await startServer(env, FILL_LIMIT_MS);
    // The state that the sweep of the first minute leaves.
    await fitSample(database.db);
    await database.unhurried(settle);
    await using app = await openApp(env);
    return await database
      .unhurried((db, pool) => measure({ origin: server.origin, app, db, pool }))
      .finally(server.stop);
  } finally {
    await database.close();
  }
}

async function onDemo(): Promise<Figure[]> {
  await using folder = await ownFolder();
  return await measureIn({ DATA_DIR: folder.path, DEMO_CANDIDATES: String(CANDIDATES) });
}

/**
 * Candidate search over HTTP, its statements alone on the same database, and how close the
 * answers are to exact ones.
 */
export async function run(): Promise<Figure[]> {
  console.log(`Candidate search: ${CANDIDATES} candidates, ${ROUNDS} rounds, seed ${SEED}. Filling…`);
  if (CANDIDATES <= DEMO_MOST) return onDemo();
  const measureOn = (url: string, folder: string) => measureIn({ DATABASE_URL: url, DATA_DIR: folder });
  return onLargeMarket('Candidate search', measureOn, { candidates: CANDIDATES, peopleAlone: true });
}
