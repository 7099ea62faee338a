import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files that a server with this folder has stored. */
export function storedFiles(dataDir: string): string[] {
  return readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
