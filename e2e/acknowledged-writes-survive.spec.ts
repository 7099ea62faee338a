import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './servers.ts';
import { expect, test } from './story.ts';

const ROUNDS = 20;
const WRITERS = 6;

/** Process id of the PostgreSQL postmaster, if this server started it. */
function findPostmaster(serverPid: number): number | undefined {
  const { stdout } = spawnSync('pgrep', ['-P', String(serverPid), 'postgres'], { encoding: 'utf8' });
  return Number(stdout.split('\n')[0]) || undefined;
}

async function signUp(origin: string, email: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/auth/signup/candidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      password: 'Correct-horse-9',
      phone: '+91 98765 43210',
    }),
  }).catch(() => undefined);
  return answer?.status === 201;
}

async function exists(origin: string, email: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/auth/check-email?email=${encodeURIComponent(email)}`);
  return (await answer.json()).data.exists;
}

test(`every acknowledged write survives ${ROUNDS} kills of the server, every other one with its database`, async () => {
  // Each start takes many seconds on a busy machine.
  test.setTimeout(1_800_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-kill-'));
  const acknowledged: string[] = [];
  let postmaster: number | undefined;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer({ DATA_DIR: folder, DEMO_CANDIDATES: '1' });
      postmaster = findPostmaster(server.process.pid ?? 0) ?? postmaster;
      let isRunning = true;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let count = 0; isRunning; count++) {
          const email = `r${round}-w${writer}-${count}@people.test`;
          if (await signUp(server.origin, email)) acknowledged.push(email);
        }
      });
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 1);
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 150));
      if (round % 2 === 1 && postmaster) process.kill(postmaster, 'SIGKILL');
      await server.kill();
      isRunning = false;
      await Promise.all(writers);
    }
    const server = await startServer({ DATA_DIR: folder });
    const lost: string[] = [];
    for (const email of acknowledged) if (!(await exists(server.origin, email))) lost.push(email);
    await server.stop();
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(lost).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
