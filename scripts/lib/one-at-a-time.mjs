import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK = 'build/.start-lock';

/** Does the work unless another process is at it; then waits for that one first. A dead holder does not count. */
export async function oneAtATime(work) {
  mkdirSync('build', { recursive: true });
  let isWaiting = false;
  while (!takeLock()) {
    if (!isWaiting)
      console.log('Waiting for another start of this project to finish installing or building…');
    isWaiting = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    unlinkSync(LOCK);
  }
}

function takeLock() {
  const draft = `${LOCK}-${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, LOCK); // Unlike an opened file, a link appears with its content.
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfDead();
    return false;
  } finally {
    unlinkSync(draft);
  }
}

function removeIfDead() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
  } catch (error) {
    if (error.code === 'ESRCH') unlinkSync(LOCK);
    else if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
  }
}
