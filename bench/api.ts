import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { login } from '#contract/auth/session.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import { type Server, startServer } from '../e2e/servers.ts';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { capture } from './api/captured.ts';
import { ownFolder } from './kit/own-folder.ts';
import { type Figure, least } from './report/figures.ts';
import { askFor } from './scale-out/clients.ts';
import { type Asking, askingOf, KINDS, type Kind } from './scale-out/paths.ts';
import { quantile } from './timings.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CANDIDATES = '2000';
const START_MS = 180_000;
const SETTINGS = {
  DEMO_CANDIDATES: CANDIDATES,
  JWT_SECRET: 'only for the bench, thirty-two characters',
  DB_POOL_SIZE: '10',
};
/** Minimum percentage of the throughput of a server without authentication and validation. */
const LIMITS: Record<Kind, number> = { 'public reads': 70, 'a recruiter at work': 60 };

async function rate(server: Server, asking: Asking): Promise<number> {
  const asked = await askFor({ seconds: SECONDS, origins: [server.origin], ...asking });
  if (asked.failed > 0) throw new Error(`${asking.paths}: ${asked.failed} answers were no answers`);
  return asked.ms.length / SECONDS;
}

async function compare(ours: Server, bare: Server, askings: Record<Kind, Asking>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of KINDS) {
    const [own, plain]: [number[], number[]] = [[], []];
    // Interleaved, so that a busy minute of the machine slows both alike. The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [await rate(ours, askings[kind]), await rate(bare, askings[kind])];
      if (round === 0) continue;
      own.push(one);
      plain.push(other);
    }
    const [ofApi, ofBare] = [quantile(own, 0.5), quantile(plain, 0.5)];
    figures.push(
      { name: `${kind}, the API`, unit: 'requests/s', value: ofApi },
      { name: `${kind}, bare Fastify and pg`, unit: 'requests/s', value: ofBare },
      { name: `${kind}, share`, unit: '%', value: (ofApi / ofBare) * 100, limit: least(LIMITS[kind]) },
    );
  }
  return figures;
}

async function measureOn(url: string, folder: string): Promise<Figure[]> {
  const env = { ...SETTINGS, DATABASE_URL: url, DATA_DIR: folder };
  const ours = await startServer(env, START_MS);
  try {
    const body = { email: 'recruiter@medallist.test', password: DEMO_PASSWORD };
    const { data, message } = await new Caller(ours.origin).call(login, { body });
    if (!data) throw new Error(`The demo's recruiter cannot sign in: ${message}`);
    const askings = askingOf(data.accessToken);
    const file = path.join(folder, 'answers.json');
    await writeFile(file, JSON.stringify(await capture(env, Object.values(askings))));
    const bare = await startServer(env, START_MS, ['bench/api/bare.ts', file]);
    return await compare(ours, bare, askings).finally(bare.stop);
  } finally {
    await ours.stop();
  }
}

/**
 * Requests per second of the API, and of bare handlers that run the same statements and send the same bytes.
 */
export async function run(): Promise<Figure[]> {
  await using folder = await ownFolder();
  console.log(`${CANDIDATES} candidates; all on ${cpus().length} cores; ${ROUNDS} rounds of ${SECONDS} s`);
  return await withOutsidePostgres((url: string) => measureOn(url, folder.path));
}
