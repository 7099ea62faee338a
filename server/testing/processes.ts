import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Server, startServer as startProcess } from '../../e2e/servers.ts';
import { inDatabase } from './global-setup.ts';
import type { TestServer } from './server.ts';

/** The URL of the test's database, for another process. */
export async function addressOf({ db }: Pick<TestServer, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  const { connectionString, user, database, host, port } = inDatabase(inject('cluster'), name);
  if (connectionString) return connectionString;
  const query = new URLSearchParams({ host: String(host), port: String(port ?? 5432) });
  return `postgres://${user}@/${database}?${query}`;
}

/** Real server processes next to that of the test, on its database. */
export async function startProcesses(
  server: Pick<TestServer, 'db'>,
  count: number,
  env: Record<string, string> = {},
): Promise<Server[]> {
  const all = {
    NODE_ENV: 'test',
    DATABASE_URL: await addressOf(server),
    MAX_LOOP_DELAY_MS: '0',
    ...env,
  };
  return Promise.all(Array.from({ length: count }, () => startProcess(all)));
}
