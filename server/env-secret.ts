import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';

/**
 * The signing secret of a development machine, created once, so that sessions survive a restart without
 * configuration.
 */
export function developmentSecret(dataDir: string): string {
  const file = path.join(dataDir, 'jwt-secret');
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!fs.existsSync(file)) createOnce(file, randomBytes(48).toString('base64url'));
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * If two processes start at once, one writes and both read the same value: a hard link appears with its full
 * content or not at all.
 */
function createOnce(file: string, content: string): void {
  const draft = `${file}-${randomBytes(4).toString('hex')}`;
  fs.writeFileSync(draft, content, { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.unlinkSync(draft);
  }
}
