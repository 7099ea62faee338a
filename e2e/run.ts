import { spawn } from 'node:child_process';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { type Server, startServer } from './servers.ts';

/** Sites to run the stories on in parallel, each with a server and a database of its own. */
const TELLERS = 2;

/** Turns load shedding off: on a busy machine the server gets little CPU and would refuse requests. */
const ON_BUSY_MACHINE = { MAX_LOOP_DELAY_MS: '0' };

function runStories(sites: readonly string[], filter: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filter],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, E2E_SITES: sites.join(';') } },
  );
  // Through a pipe Playwright prints a line per story, instead of overwriting lines.
  child.stdout.pipe(process.stdout, { end: false });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Runs the stories against these sites, each of one or more servers. */
async function withSites(sites: Promise<Server>[][], filter: string[]): Promise<number> {
  const started = await Promise.all(sites.map((servers) => Promise.all(servers)));
  try {
    const origins = started.map((servers) => servers.map(({ origin }) => origin).join(','));
    return await runStories(origins, filter);
  } finally {
    await Promise.all(started.flat().map((server) => server.stop()));
  }
}

const filter = process.argv.slice(2);
console.log('Stories on the embedded database, one server process');
const embedded = await withSites(
  Array.from({ length: TELLERS }, () => [startServer(ON_BUSY_MACHINE)]),
  filter,
);
console.log('From sign-up to the invoice on an outside PostgreSQL, two server processes');
const outside = await withOutsidePostgres((url: string) => {
  const start = () => startServer({ ...ON_BUSY_MACHINE, DATABASE_URL: url });
  return withSites([[start(), start()]], ['whole/', ...filter.filter((word) => word.startsWith('--'))]);
});
process.exitCode = embedded || outside;
