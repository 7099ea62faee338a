import { chmod, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for whoever measures, removed where its block ends. */
export async function ownFolder(): Promise<{ path: string } & AsyncDisposable> {
  const folder = await mkdtempDisposable(path.join(tmpdir(), 'medallist-bench-'));
  await chmod(folder.path, 0o711); // Started by root, PostgreSQL runs as a user who must get in here.
  return folder;
}
