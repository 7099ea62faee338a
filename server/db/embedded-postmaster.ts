import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo } from './embedded-account.ts';
import type { Cluster } from './embedded-cluster.ts';

/** PostgreSQL's main process, as its lock file describes it. */
export interface Postmaster {
  pid: number;
  socketDir: string;
}

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  // Committed data survives a kill and a power failure.
  fsync: 'on',
  synchronous_commit: 'on',
  log_checkpoints: 'off',
};
// Plans depend only on the statistics that a test collects itself, not on when autovacuum ran.
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
const LOG_LIMIT_BYTES = 5_000_000;
const STOP_LIMIT_MS = 30_000;

/** The running postmaster of a cluster, started by any process. */
export function findPostmaster(cluster: Pick<Cluster, 'folder'>): Postmaster | undefined {
  const lock = readLock(path.join(cluster.folder, 'postmaster.pid'));
  if (!lock || !isPostmaster(lock.pid, lock.folder, cluster)) return undefined;
  return { pid: lock.pid, socketDir: lock.socketDir };
}

/** Starts the cluster's postmaster; it exits if another process has already started one. */
export function startPostmaster(cluster: Cluster): ChildProcess {
  const socketDir = prepareSocketDir(cluster);
  removeMisleadingLock(path.join(cluster.folder, 'postmaster.pid'), cluster);
  removeMisleadingLock(path.join(socketDir, '.s.PGSQL.5432.lock'), cluster);
  const size = fs.statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = fs.openSync(cluster.logFile, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
  const settings = Object.entries({
    ...SETTINGS,
    ...(cluster.isThrowaway ? THROWAWAY : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    path.join(cluster.binaries, 'bin/postgres'),
    ['-D', cluster.folder, '-k', socketDir, '-p', '5432', ...settings],
    {
      ...cluster.account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      // A separate session and log: neither Ctrl-C in the terminal nor the end of this process stops it.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  fs.closeSync(log);
  giveTo(cluster.account, cluster.logFile);
  child.once('error', (error) => fs.appendFileSync(cluster.logFile, `${error.message}\n`));
  child.unref();
  return child;
}

/** Disconnects all clients, writes everything to disk and waits until the postmaster has exited. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  // The lock file is removed last. The process may remain as a zombie if nothing reaps orphans.
  while (findPostmaster(cluster)?.pid === postmaster.pid) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${postmaster.pid}) does not stop.`);
    await sleep(10);
  }
  fs.rmdirSync(postmaster.socketDir);
}

/**
 * The path of a socket is limited to 107 bytes, so it is not next to the data: for root it is where services
 * have their sockets, otherwise among the temporary files. The name is derived from the identity of the
 * cluster folder, not its path: a copy gets another name, and a moved or restarted cluster is found again.
 */
export function socketDirOf(cluster: Cluster): string {
  const { dev, ino, birthtimeMs } = fs.statSync(cluster.folder);
  const name = createHash('sha256').update(`${dev} ${ino} ${birthtimeMs}`).digest('hex').slice(0, 16);
  return path.join(cluster.account ? '/var/run' : tmpdir(), `medallist-${name}`);
}

function prepareSocketDir(cluster: Cluster): string {
  const folder = socketDirOf(cluster);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const me = process.getuid?.();
  const entry = fs.lstatSync(folder);
  const isOurs = entry.isDirectory() && [me, cluster.account?.uid].includes(entry.uid);
  // Anybody who can enter this folder is a superuser of the database.
  if (!isOurs || (entry.mode & 0o077) !== 0) throw new Error(`${folder} belongs to someone else: remove it.`);
  giveTo(cluster.account, folder);
  return folder;
}

function readLock(file: string): { pid: number; folder: string; socketDir: string } | undefined {
  try {
    const [pid = '', folder = '', , , socketDir = ''] = fs.readFileSync(file, 'utf8').split('\n');
    return pid ? { pid: Number(pid), folder, socketDir } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Process ids are reused, even sooner in containers: only a process with this cluster as its folder is the
 * postmaster.
 */
function isPostmaster(pid: number, lockedFolder: string, cluster: Pick<Cluster, 'folder'>): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return lockedFolder === cluster.folder;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster.folder;
  } catch {
    return false;
  }
}

/** PostgreSQL replaces the lock of a dead process, but accepts any live process with that id as the owner. */
function removeMisleadingLock(file: string, cluster: Cluster): void {
  const lock = readLock(file);
  if (lock && isAlive(lock.pid) && !isPostmaster(lock.pid, lock.folder, cluster))
    fs.rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
