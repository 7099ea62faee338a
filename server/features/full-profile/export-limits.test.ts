import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exportProfile } from '#contract/candidates/complete.ts';
import { Caller } from '#server/testing/caller.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { ownServer, startServer } from '#server/testing/server.ts';

const server = ownServer({ silent: true });

async function save(caller: Caller, format: 'pdf' | 'json' = 'pdf') {
  const answer = await caller.fetch(`${exportProfile.path}?format=${format}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const failure = answer.ok ? {} : JSON.parse(bytes.toString());
  return { status: answer.status, bytes, retryAfter: Number(answer.headers.get('retry-after')), ...failure };
}

/** The process that renders for this server, after its first rendering. */
async function drawerOf(server = process.pid): Promise<number> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(server), '-f', 'profile-pdf']);
  return Number(stdout.trim());
}

/** Stops a process, so that its work waits until `go`. */
function halt(process_: number): { go: () => void } {
  process.kill(process_, 'SIGSTOP');
  const go = () => void process.kill(process_, 'SIGCONT');
  return { go };
}

const WAITING = 20;
/** The test server's secret, so that the other process accepts its accounts. */
const JWT_SECRET = 'only for tests, thirty-two characters at least';

test('when one export runs and twenty wait, the next is told when to retry', async () => {
  const asha = server.as(await createCandidate(server.db));
  await save(asha);
  const { go } = halt(await drawerOf());
  const all = Array.from({ length: 1 + WAITING + 1 }, () => save(asha));
  const refused = await Promise.race(all);
  go();
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 5 });
  expect(refused.message).toBe('Service temporarily unavailable. Please try again.');
  const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(1 + WAITING).fill(200), 503]);
});

test('an export whose process dies gets an error, and the next one works', async () => {
  const asha = server.as(await createCandidate(server.db));
  await save(asha);
  const drawer = await drawerOf();
  halt(drawer);
  const failing = save(asha);
  // Answered although the other one hangs, so the event loop is not blocked. By the last of these the export
  // has reached the renderer.
  for (let asked = 0; asked < 8; asked += 1) expect((await save(asha, 'json')).status).toBe(200);
  process.kill(drawer, 'SIGKILL');
  expect(await failing).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect((await save(asha)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an export that hangs gets an error after ten seconds, and the next one works', async () => {
  const asha = server.as(await createCandidate(server.db));
  await save(asha);
  halt(await drawerOf());
  expect(await save(asha)).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect((await save(asha)).status).toBe(200);
}, 40_000);

test('a person can run one export at a time, and a server that is shut down finishes it', async () => {
  const asha = await createCandidate(server.db);
  const [other] = await startProcesses(server, 1, { RATE_LIMITS: 'on', JWT_SECRET });
  onTestFinished(() => void other?.process.kill('SIGKILL'));
  if (!other?.process.pid) throw new Error('The process did not start');
  const caller = new Caller(other.origin, asha.token);
  await save(caller);
  const drawer = await drawerOf(other.process.pid);
  const { go } = halt(drawer);

  const first = save(caller);
  // Until the first request has been registered, the JSON export succeeds.
  const second = await vi.waitUntil(async () => {
    const answer = await save(caller, 'json');
    return answer.status !== 200 && answer;
  });
  expect(second).toMatchObject({ status: 429, code: 'EXPORT_RUNNING' });
  expect(second.message).toBe('Your last export is still running. Please wait for it.');
  expect(second.retryAfter).toBeGreaterThan(0);

  const ended = once(other.process, 'exit');
  process.kill(other.process.pid, 'SIGTERM');
  process.kill(drawer, 'SIGTERM');
  go();
  expect((await first).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await ended).toEqual([0, null]);
  await vi.waitFor(() => expect(() => process.kill(drawer, 0)).toThrow('ESRCH'), 10_000);
}, 60_000);

test('after thirty exports in an hour a person has to wait', async () => {
  const limited = await startServer({ limits: true });
  onTestFinished(() => limited.close());
  const asha = limited.as(await createCandidate(limited.db));
  for (let i = 0; i < 30; i += 1) expect((await save(asha, 'json')).status).toBe(200);
  const answer = await save(asha, 'json');
  expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(answer.retryAfter).toBeGreaterThan(3000);
});
