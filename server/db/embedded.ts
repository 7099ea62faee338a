import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, ensureCluster } from './embedded-cluster.ts';
import { findPostmaster, socketDirOf, startPostmaster, stopPostmaster } from './embedded-postmaster.ts';

export interface Embedded {
  connectionConfig: { host: string; port: number; user: string; database: string; ssl: false };
  /** Releases the cluster, and stops it if no other process uses it. */
  stop(): Promise<void>;
}

/**
 * Any fixed number. Every process holds this advisory lock of the database `postgres` in shared mode while it
 * uses the cluster. A process that gets it exclusively when it exits was the last and may stop the cluster. A
 * process that starts meanwhile waits for the lock, is disconnected by the shutdown and starts the cluster
 * again. A killed process loses its lock with its connection, so no stale lock can remain.
 */
const PRESENCE = 7_204_221_118;
const START_LIMIT_MS = 60_000;
const RETRY_MS = 15;

/**
 * A real PostgreSQL for a data folder, without a port: started by the first process that needs it, shared
 * with the others, and reused if a killed process left it running. Throws if PostgreSQL cannot be started.
 */
export async function openEmbedded(dataDir: string, { isThrowaway = false } = {}): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL runs on Linux and macOS. On Windows, set DATABASE_URL.');
  }
  const cluster = await ensureCluster(dataDir, isThrowaway);
  let stopping: Promise<void> | undefined;
  let presence = await enter(cluster, lost);

  // PostgreSQL was killed: start it again in the same place, where the pools connect.
  async function lost(): Promise<void> {
    while (!stopping) {
      try {
        const next = await enter(cluster, lost);
        if (stopping) return await leave(cluster, next);
        presence = next;
        return;
      } catch {
        await sleep(1000);
      }
    }
  }

  const host = presence.host;
  await createDatabase(presence);
  return {
    connectionConfig: { ...connectionTo(host), database: 'medallist' },
    stop: () => {
      stopping ??= leave(cluster, presence);
      return stopping;
    },
  };
}

function connectionTo(host: string) {
  return { host, port: 5432, user: 'medallist', database: 'postgres', ssl: false as const };
}

/** Connects to the cluster, starts it if necessary, and marks this process as present. */
async function enter(cluster: Cluster, onLost: () => void): Promise<pg.Client> {
  const deadline = Date.now() + START_LIMIT_MS;
  const logStart = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  let child: ChildProcess | undefined;
  for (;;) {
    const running = findPostmaster(cluster);
    if (!running && (!child || hasEnded(child))) {
      if (child) assertWorthRetrying(cluster, logStart, deadline);
      child = startPostmaster(cluster);
    }
    const client = new pg.Client(connectionTo(running?.socketDir || socketDirOf(cluster)));
    client.on('error', () => {}); // 'end' follows and is handled.
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [PRESENCE]);
      client.once('end', onLost);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (!isPassing(error) || Date.now() > deadline) throw error;
    }
    await sleep(RETRY_MS);
  }
}

async function leave(cluster: Cluster, presence: pg.Client): Promise<void> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE]);
    const { rows } = await presence.query('select pg_try_advisory_lock($1) as is_last', [PRESENCE]);
    if (rows[0].is_last) await stopPostmaster(cluster);
  } catch (error) {
    if (!isPassing(error)) throw error;
  } finally {
    await presence.end().catch(() => {});
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = 'medallist'`);
  if (rowCount) return;
  try {
    await client.query('create database medallist');
  } catch (error) {
    const wasFirst = !['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '');
    if (wasFirst) throw error;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/**
 * If two processes start the cluster at once, one fails on PostgreSQL's lock file; the same happens while an
 * old one is stopping. Both are worth a retry.
 */
function assertWorthRetrying(cluster: Cluster, logStart: number, deadline: number): void {
  const log = readFileSync(cluster.logFile).subarray(logStart).toString().trim();
  const isPassing = /lock file .* (already exists|is empty|No such file)|shared memory block/.test(log);
  if (isPassing && Date.now() < deadline) return;
  throw new Error(`PostgreSQL does not start in ${cluster.folder}:\n${log}`);
}

/** The cluster is starting or stopping. */
function isPassing(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code) ||
    /Connection terminated|not queryable/.test(message)
  );
}
