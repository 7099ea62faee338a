import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openKysely, openPool } from '#server/db/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the test cluster; `database` is the one to connect to for creating others. */
    cluster: pg.ClientConfig;
    template: string;
  }
}

async function openCluster(): Promise<{ connection: pg.ClientConfig; stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (url) return { connection: { connectionString: url }, stop: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), 'medallist-test-'));
  const embedded = await openEmbedded(folder);
  return {
    connection: embedded.connectionConfig,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same server, another database. */
export function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** One cluster for the run, migrated once into a template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  const template = `medallist_template_${process.pid}`;
  const root = new pg.Client(cluster.connection);
  await root.connect();
  await root.query(`drop database if exists ${template}`);
  await root.query(`create database ${template}`);
  const pool = openPool(inDatabase(cluster.connection, template), 4);
  await migrate(openKysely(pool), pool);
  await pool.end();
  await root.query(`alter database ${template} allow_connections false`);
  project.provide('cluster', cluster.connection);
  project.provide('template', template);
  return async () => {
    await root.query(`drop database if exists ${template} with (force)`);
    await root.end();
    await cluster.stop();
  };
}
