import { spawn } from 'node:child_process';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { type Server, startServer } from './servers.ts';

/** So many stories are told side by side, each beside a server and a database of its own. */
const TELLERS = 2;

/** A server that gets little of a busy machine refuses nothing because of that. */
const ON_BUSY_MACHINE = { MAX_LOOP_DELAY_MS: '0' };

function runStories(sites: readonly string[], filter: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filter],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, E2E_SITES: sites.join(';') } },
  );
  // Through a pipe each story is a line, which the others do not overwrite.
  child.stdout.pipe(process.stdout, { end: false });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Runs the stories beside these sites, each of which is one server or several. */
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
