import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { fillScale } from '#server/db/demo/scale/scale.ts';
import { openKysely, openPool } from '#server/db/open.ts';
import { UNLIMITED } from '#server/db/timeouts.ts';
import { loadEnv } from '#server/env.ts';
import { inDatabase } from '#server/testing/global-setup.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { settle } from './settle.ts';

/**
 * Enough that a sequential scan is noticeable: 24,000 applications and mails, 36,000 audit events, 12,000
 * referrals.
 */
const CANDIDATES = 12_000;

/** A server on a generated market with its own database and the demo accounts. */
export async function startOnMarket(): Promise<TestServer> {
  const database = `lists_${randomUUID().replaceAll('-', '')}`;
  const connection = inDatabase(inject('cluster'), database);
  const root = new pg.Client(inject('cluster'));
  await root.connect();
  await root.query(`create database ${database}`);
  const pool = openPool(connection, 4, UNLIMITED);
  const db = openKysely(pool);
  const env = loadEnv({
    NODE_ENV: 'test',
    DATA_DIR: path.join(tmpdir(), database),
    JWT_SECRET: 'x'.repeat(32),
  });
  const order = { candidates: CANDIDATES, peopleAlone: false, tell: () => {} };
  await fillScale({ connection, unhurried: (work) => work(db, pool) }, env, order);
  await settle(db);
  await db.destroy();
  const server = await startServer({ way: async () => connection });
  const end = server.close.bind(server);
  return Object.assign(server, {
    async close() {
      await end();
      await root.query(`drop database ${database} with (force)`);
      await root.end();
    },
  });
}
