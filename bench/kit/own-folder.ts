import { chmod, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder for a measurement, removed when the block that uses it ends. */
export async function ownFolder(): Promise<{ path: string } & AsyncDisposable> {
  const folder = await mkdtempDisposable(path.join(tmpdir(), 'medallist-bench-'));
  // When started by root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder.path, 0o711);
  return folder;
}
