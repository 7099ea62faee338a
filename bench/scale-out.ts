import { cpus } from 'node:os';
import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import { type Server, startServer } from '../e2e/servers.ts';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { ownFolder } from './kit/own-folder.ts';
import type { Figure } from './report/figures.ts';
import { type Asked, askFor } from './scale-out/clients.ts';
import { type Asking, askingOf, KINDS, type Kind } from './scale-out/paths.ts';
import { quantile } from './timings.ts';

const PROCESSES = [1, 2, 3];
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CANDIDATES = '2000';
const START_MS = 180_000;
const JWT_SECRET = 'only for the bench, thirty-two characters';
const RECRUITER = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };

async function measureRounds(
  servers: readonly Server[],
  askings: Record<Kind, Asking>,
): Promise<Map<string, Asked[]>> {
  const measured = new Map<string, Asked[]>();
  // Interleaved, so that a busy minute of the machine slows every number of processes alike.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const processes of PROCESSES) {
      for (const kind of KINDS) {
        const origins = servers.slice(0, processes).map(({ origin }) => origin);
        const asked = await askFor({ seconds: SECONDS, origins, ...askings[kind] });
        if (asked.failed > 0) throw new Error(`${kind}: ${asked.failed} answers were no answers`);
        const key = `${kind}, ${processes}`;
        // The first round warms up.
        if (round > 0) measured.set(key, [...(measured.get(key) ?? []), asked]);
      }
    }
  }
  return measured;
}

/** One, two and three processes on one PostgreSQL: requests per second and latency. */
export async function run(): Promise<Figure[]> {
  await using folder = await ownFolder();
  const measureOn = async (url: string) => {
    const figures: Figure[] = [];
    const env = { DATABASE_URL: url, DATA_DIR: folder.path, DEMO_CANDIDATES: CANDIDATES, JWT_SECRET };
    // The first server fills the database; the others use the filled one.
    const servers = [await startServer(env, START_MS)];
    try {
      for (let more = 1; more < Math.max(...PROCESSES); more++)
        servers.push(await startServer(env, START_MS));
      const { data, message } = await new Caller(servers[0]?.origin ?? '').call(login, { body: RECRUITER });
      if (!data) throw new Error(`The demo's recruiter cannot sign in: ${message}`);
      const measured = await measureRounds(servers, askingOf(data.accessToken));
      for (const [name, rounds] of measured) {
        const times = rounds.flatMap(({ ms }) => ms);
        const rate = quantile(
          rounds.map(({ ms }) => ms.length / SECONDS),
          0.5,
        );
        figures.push(
          { name: `${name} process(es), throughput`, unit: 'requests/s', value: rate },
          { name: `${name} process(es), p95`, unit: 'ms', value: quantile(times, 0.95) },
        );
      }
      return figures;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  };
  console.log(
    `${CANDIDATES} candidates; database, processes and clients share ${cpus().length} cores; ${ROUNDS} rounds of ${SECONDS} s`,
  );
  return await withOutsidePostgres(measureOn);
}
