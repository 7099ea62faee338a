import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type MailServer, startMailServer } from '#server/testing/stand-ins/mail-server.ts';
import { type Server, startServer } from '../../e2e/servers.ts';
import type { Replica } from '../../scripts/lib/outside-postgres.mjs';
import { Balancer } from './balancer.ts';

/** A PostgreSQL cluster for one lane of drills. */
export interface Cluster {
  url: string;
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Sets up a streaming replica with these settings. */
  makeReplica(settings?: string): Promise<Replica>;
}

export interface Site {
  balancer: Balancer;
  mail: MailServer;
  /** A direct connection to the database, bypassing any proxy that the processes use. */
  db: pg.Pool;
  /** Starts one more process, which gets no requests until it is added to the balancer. */
  start(): Promise<Server>;
}

interface Options {
  env?: Record<string, string>;
  /** Folder of the uploaded files; a temporary one unless given. */
  dataDir?: string;
  /** Changes the database address that the processes use. */
  way?: (url: string) => Promise<string>;
}

const AT_FIRST = 2;
/** Long, because machines that run the checks are often busy. */
const START_MS = 180_000;
let sites = 0;
let processes = 0;

async function createDatabase(cluster: Cluster): Promise<string> {
  sites += 1;
  const name = `drill_${sites}`;
  const root = new pg.Client({ connectionString: cluster.url });
  await root.connect();
  await root.query(`create database ${name}`);
  await root.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Gives each process its own application name at the database. */
function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}

const names = new WeakMap<Server, string>();

/** The application name that a process has at the database. */
export function nameOf(server: Server): string {
  return names.get(server) ?? '';
}

/** Two processes as in production on one empty database, with a mail server and a load balancer. */
export async function withSite<T>(
  cluster: Cluster,
  { env = {}, dataDir, way = async (url) => url }: Options,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const direct = await createDatabase(cluster);
  const url = await way(direct);
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-drill-'));
  const mail = await startMailServer();
  const db = new pg.Pool({ connectionString: direct, max: 2 });
  db.on('error', () => {});
  const started: Server[] = [];
  const shared = {
    NODE_ENV: 'production',
    APP_ORIGIN: 'https://drill.medallist.test',
    DATA_DIR: dataDir ?? folder,
    JWT_SECRET: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    SMTP_URL: mail.url,
    ALLOW_PLAIN_DATABASE: 'yes',
    ALLOW_PLAIN_SMTP: 'yes',
    RATE_LIMITS: 'on',
    // Each client sends its own address, as if a load balancer had forwarded it.
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
    ...env,
  };
  const start = async () => {
    processes += 1;
    const name = `process ${processes}`;
    const server = await startServer({ ...shared, DATABASE_URL: named(url, name) }, START_MS);
    names.set(server, name);
    started.push(server);
    return server;
  };
  try {
    const balancer = new Balancer(await Promise.all(Array.from({ length: AT_FIRST }, start)));
    try {
      return await work({ balancer, mail, db, start });
    } finally {
      balancer.close();
    }
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await db.end();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
