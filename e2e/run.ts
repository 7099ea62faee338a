import { spawn } from 'node:child_process';
import { withOutsidePostgres } from '../scripts/lib/outside-postgres.mjs';
import { type Server, startServer } from './servers.ts';

function runStories(origins: string[], filter: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filter],
    { stdio: 'inherit', env: { ...process.env, E2E_ORIGINS: origins.join(',') } },
  );
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

const filter = process.argv.slice(2);
console.log('Stories on the embedded database, one server process');
const embedded = await withServers([startServer()], filter);
console.log('The loop on an outside PostgreSQL, two server processes');
const outside = await withOutsidePostgres((url: string) =>
  withServers(
    [startServer({ DATABASE_URL: url }), startServer({ DATABASE_URL: url })],
    ['hiring-loop', ...filter.filter((word) => word.startsWith('--'))],
  ),
);
process.exitCode = embedded || outside;
