import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { login } from '#contract/auth/session.ts';
import { saveExperience } from '#contract/candidates/experience.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { Caller } from '#server/testing/caller.ts';
import { startServer } from '../e2e/servers.ts';
import { ownFolder } from './kit/own-folder.ts';
import type { Load, Served } from './livez/load.ts';
import { type Figure, most } from './report/figures.ts';
import { quantile } from './timings.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const PEOPLE = 20;
const CANDIDATES = '60';
/**
 * Sent at fixed intervals, whether or not the last one was answered, so that slow answers do not reduce the
 * number of probes.
 */
const EVERY_MS = 10;

/** The longest profile that the PDF export prints without shortening it. */
const LONG_LIFE = {
  experiences: Array.from({ length: 20 }, (_, i) => ({
    companyName: `Company ${i}`,
    designation: `Engineer ${i}`,
    startDate: `${1990 + i}-01`,
    endDate: `${1990 + i}-12`,
    isCurrentJob: false,
    description: 'Settled payments of a million shops in the second in which they were made. '.repeat(14),
  })),
};

async function signIn(dataDir: string, origin: string): Promise<string[]> {
  const database = await openDatabase(loadEnv({ DATA_DIR: dataDir }));
  const people = await database.db
    .selectFrom('users')
    .select('email')
    .where('userType', '=', 'JOBSEEKER')
    .where('status', '=', 'ACTIVE')
    .orderBy('email')
    .limit(PEOPLE)
    .execute();
  await database.close();
  const tokens: string[] = [];
  for (const { email } of people) {
    const { data, message } = await new Caller(origin).call(login, {
      body: { email, password: DEMO_PASSWORD },
    });
    if (!data) throw new Error(`${email}: ${message}`);
    const saved = await new Caller(origin, data.accessToken).call(saveExperience, {
      body: LONG_LIFE as never,
    });
    if (saved.status !== 200) throw new Error(`${email}: ${saved.message}`);
    tokens.push(data.accessToken);
  }
  return tokens;
}

interface Probes {
  ms: number[];
  refused: number;
}

/** Requests `/livez` until `isOver`. */
async function probe(origin: string, isOver: () => boolean): Promise<Probes> {
  const agent = new Agent({ keepAlive: true });
  const probes: Probes = { ms: [], refused: 0 };
  const asked: Promise<void>[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now();
      const request = get(`${origin}/livez`, { agent }, (answer) => {
        if (answer.statusCode !== 200) probes.refused += 1;
        answer.resume().once('end', () => {
          probes.ms.push(performance.now() - start);
          resolve();
        });
      });
      request.once('error', reject);
    });
  while (!isOver()) {
    asked.push(ask());
    await delay(EVERY_MS);
  }
  await Promise.all(asked);
  agent.destroy();
  return probes;
}

async function probeFor(origin: string, seconds: number): Promise<Probes> {
  const end = performance.now() + seconds * 1000;
  return probe(origin, () => performance.now() > end);
}

/** The load runs in its own thread, so that its CPU time is not measured as waiting. */
async function probeUnder(origin: string, load: Load): Promise<{ probes: Probes; served: Served }> {
  const worker = new Worker(new URL('./livez/load.ts', import.meta.url), { workerData: load });
  const { promise, resolve, reject } = Promise.withResolvers<Served>();
  let isOver = false;
  worker.once('message', resolve).once('error', reject);
  void promise.finally(() => {
    isOver = true;
  });
  const probes = await probe(origin, () => isOver);
  return { probes, served: await promise };
}

function rowOf({ ms, refused }: Probes) {
  const at = (share: number) => quantile(ms, share).toFixed(1);
  return { asked: ms.length, refused, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(1) };
}

/** How long `/livez` takes while 20 people export their profiles and 30 send expensive requests. */
export async function run(): Promise<Figure[]> {
  console.log(
    `/livez alone, then beside ${PEOPLE} exports and 30 hostile bodies at a time, ${SECONDS} s each`,
  );
  await using folder = await ownFolder();
  const server = await startServer({ DEMO_CANDIDATES: CANDIDATES, DATA_DIR: folder.path });
  try {
    const tokens = await signIn(folder.path, server.origin);
    const alone = await probeFor(server.origin, SECONDS);
    const { probes, served } = await probeUnder(server.origin, {
      origin: server.origin,
      tokens,
      seconds: SECONDS,
    });
    console.table({ alone: rowOf(alone), beside: rowOf(probes) });
    console.log(
      `Exports: ${JSON.stringify(served.exports)}, median ${quantile(served.exportMs, 0.5).toFixed(0)} ms`,
    );
    console.log(`Hostile bodies: ${JSON.stringify(served.bodies)}`);
    return [
      { name: '/livez beside exports and hostile bodies, p50', unit: 'ms', value: quantile(probes.ms, 0.5) },
      { name: '/livez refused beside them', unit: 'of all', value: probes.refused, limit: most(0) },
    ];
  } finally {
    await server.stop();
  }
}
