import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

// A test run within the test run is slow on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
// PostgreSQL's user has to pass through.
chmodSync(folder, 0o711);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 'server/http/hostile-input.test.ts';
const STARTED = { timeout: 240_000, interval: 50 };
/** A busy machine also takes time to end processes. */
const ENDED = { timeout: 60_000, interval: 50 };

function isAlive(pid: number): boolean {
  return readCommand(pid) !== '';
}

/** Empty for a process that has ended, including a zombie. */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Every process of the run under its temporary folder: tests, keeper and PostgreSQL. */
function processesOf(home: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOf(Number(name), home))
    .map(Number);
}

function isOf(pid: number, home: string): boolean {
  try {
    return isAlive(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${home}`);
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux').each([
  ['npm test', ['scripts/start.mjs', 'test', LONG]],
  ['test runner', ['node_modules/vitest/vitest.mjs', 'run', LONG]],
])(
  'a run whose %s is killed leaves no process, no PostgreSQL and no folder behind',
  async (name, command) => {
    const home = path.join(folder, name.replaceAll(' ', ''));
    mkdirSync(home);
    const env = {
      ...process.env,
      TMPDIR: home,
      NODE_ENV: 'test',
      VITEST: undefined,
      DATABASE_URL: undefined,
    };
    const run = spawn(process.execPath, command, { env, stdio: 'ignore' });
    await expect.poll(() => globSync(path.join(home, 'mdl-*/medallist-files-*')).length, STARTED).toBe(1);
    const [lock = ''] = globSync(path.join(home, 'mdl-*/postgres/postmaster.pid'));
    const postmaster = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    expect(isAlive(postmaster)).toBe(true);

    run.kill('SIGKILL');
    await expect.poll(() => processesOf(home), ENDED).toEqual([]);
    await expect.poll(() => isAlive(postmaster), ENDED).toBe(false);
    await expect.poll(() => readdirSync(home).filter((left) => left.startsWith('mdl-')), ENDED).toEqual([]);
  },
);
