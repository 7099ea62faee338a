import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, assertNamedUser, giveTo, letIn } from './embedded-account.ts';
import { findBinaries, makeSharedHome, SHARED_HOME } from './embedded-binaries.ts';

/** A PostgreSQL cluster on disk, running or not. */
export interface Cluster {
  folder: string;
  binaries: string;
  account: Account | undefined;
  logFile: string;
  /** It goes with those who use it: what it wrote need not outlive a power cut. */
  isThrowaway: boolean;
}

/** Written into a cluster that lies outside its data folder: the path of that data folder. */
const ORIGIN = 'medallist-data-folder';

/**
 * The cluster of a data folder, created if there is none. `DATA_DIR/postgres` is the cluster itself or, where
 * PostgreSQL's user cannot get there, a link to it. Creation needs no lock: each process prepares a folder
 * of its own, and the first one to put it under that name wins.
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

/** A copied data folder brings a link to the cluster of the original along; a moved one keeps its own. */
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

/** Drafts of killed processes. One whose owner is alive fails there, sees the finished cluster and takes that. */
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
  // The built-in C.UTF-8 sorts alike on every machine, whatever locales it has.
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
