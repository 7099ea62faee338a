import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs the work unless another process is doing it in this folder; then waits for that process first. A dead
 * one does not count.
 */
export async function oneAtATime(work) {
  const lock = lockFile();
  let isWaiting = false;
  while (!take(lock)) {
    if (!isWaiting)
      console.log('Waiting for another start of this project to finish installing or building…');
    isWaiting = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Outside the project, because installing empties node_modules, and building empties build. */
function lockFile() {
  const name = createHash('sha256')
    .update(`${process.cwd()} ${process.getuid?.()}`)
    .digest('hex')
    .slice(0, 16);
  return path.join(tmpdir(), `medallist-start-${name}`);
}

function take(lock) {
  const draft = `${lock}-${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock); // Unlike an opened file, a link appears with its content.
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHolderAlive(lock)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHolderAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
