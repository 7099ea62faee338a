import { spawn } from 'node:child_process';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { type Server, startServer } from './servers.ts';

/** Two run side by side, each with a server and a database of its own. */
const HALVES = ['1/2', '2/2'];

function runStories(origins: string[], filter: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filter],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, E2E_ORIGINS: origins.join(',') } },
  );
  // Through a pipe each story is a line, which the other half does not overwrite.
  child.stdout.pipe(process.stdout, { end: false });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function withServers(servers: Promise<Server>[], filter: string[]): Promise<number> {
  const started = await Promise.all(servers);
  try {
    return await runStories(
      started.map(({ origin }) => origin),
      filter,
    );
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

/** All of them in halves, since there are many; those that are asked for one after the other. */
async function runOnEmbedded(filter: string[]): Promise<number> {
  if (filter.length > 0) return withServers([startServer()], filter);
  const halves = HALVES.map((half, at) =>
    withServers([startServer()], [`--shard=${half}`, `--output=test-results/half-${at + 1}`]),
  );
  return Math.max(...(await Promise.all(halves)));
}

const filter = process.argv.slice(2);
console.log('Stories on the embedded database, one server process');
const embedded = await runOnEmbedded(filter);
console.log('From sign-up to the invoice on an outside PostgreSQL, two server processes');
const outside = await withOutsidePostgres((url: string) =>
  withServers(
    [startServer({ DATABASE_URL: url }), startServer({ DATABASE_URL: url })],
    ['whole/', ...filter.filter((word) => word.startsWith('--'))],
  ),
);
process.exitCode = embedded || outside;
