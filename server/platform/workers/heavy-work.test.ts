import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import type obey from '#server/testing/works/hostile-work.ts';
import type { Order } from '#server/testing/works/hostile-work.ts';
import { HeavyWork } from './heavy-work.ts';

const MODULE = new URL('../../testing/works/hostile-work.ts', import.meta.url);
/** Generous, because many tests share the machine. */
const AMPLE = { timeoutMs: 10_000, maxMemoryMb: 200, waiting: 5 };

function openWork(options: Partial<typeof AMPLE> & { processes?: number } = {}) {
  const work = new HeavyWork<typeof obey>(MODULE, { ...AMPLE, ...options });
  return Object.assign((order: Order, value?: unknown) => work.run({ order, value }), {
    tell: async () => (await work.run({ order: 'tell' })) as { process: number; environment: string[] },
  });
}

test('heavy work runs in its own process, which knows no secret of the server', async () => {
  const work = openWork();
  const { process: first, environment } = await work.tell();
  expect(first).not.toBe(process.pid);
  expect(environment).toEqual([]);
  await expect(work('read', '/etc/hostname')).rejects.toThrow('restricted');
  expect((await work.tell()).process).toBe(first);
});

test('bytes, dates and lists are passed unchanged in both directions', async () => {
  const value = { bytes: new Uint8Array([1, 2]), at: new Date(0), list: [null, undefined, 'न'] };
  expect(await openWork()('answer', value)).toEqual(value);
});

test('an error of the work is thrown here, and its process takes the next job', async () => {
  const work = openWork();
  const { process: first } = await work.tell();
  await expect(work('fail')).rejects.toThrow('This cannot be done');
  await expect(work('answer', () => {})).rejects.toThrow('could not be cloned');
  expect((await work.tell()).process).toBe(first);
});

test.each<[Order, string]>([
  ['hang', 'took too long'],
  ['wait', 'took too long'],
  ['fill the heap', 'took too much memory'],
  ['fill buffers', 'took too much memory'],
  ['exit', 'ended early'],
  ['answer a function', 'ended early'],
])(
  'work that would %s is stopped because it %s, and another process takes the next job',
  async (order, reason) => {
    const work = openWork(reason === 'took too long' ? { timeoutMs: 3000 } : {});
    // The second job has its full time limit, however long it waited for the first.
    const [stopped, next] = await Promise.allSettled([work(order), work('answer', 'done')]);
    expect(stopped).toMatchObject({ status: 'rejected', reason: { name: 'WorkStopped', reason } });
    expect(next).toEqual({ status: 'fulfilled', value: 'done' });
  },
);

test('a process that retains much memory is replaced before the next job runs short', async () => {
  const work = openWork({ maxMemoryMb: 300 });
  const { process: first } = await work.tell();
  await work('keep much');
  expect((await work.tell()).process).not.toBe(first);
  expect(await work('keep much')).toBe(1);
});

test('as many jobs run at once as there are processes, as many wait as allowed, and the next is refused with 503', async () => {
  const work = openWork({ processes: 2, waiting: 3 });
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => work.tell()));
  expect(asked.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected']);
  expect(asked[5]).toMatchObject({ reason: { code: 'UNAVAILABLE', details: { retryAfter: 5 } } });
  const processes = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.process] : []));
  expect(new Set(processes).size).toBe(2);
  expect(await work('answer', 'again')).toBe('again');
});

test('a job that cannot be started takes no slot from waiting ones', async () => {
  const unlikely = new URL(`file:///${'x'.repeat(300_000)}`);
  const work = new HeavyWork<() => void>(unlikely, { timeoutMs: 1000, maxMemoryMb: 300, waiting: 3 });
  const asked = await Promise.allSettled([work.run(undefined), work.run(undefined)]);
  expect(asked).toMatchObject(Array(2).fill({ reason: { code: 'E2BIG' } }));
});

test('on a signal to the whole group the server lets the work finish', async () => {
  const work = openWork();
  const { process: first } = await work.tell();
  process.kill(first, 'SIGTERM');
  process.kill(first, 'SIGINT');
  expect((await work.tell()).process).toBe(first);
});

test('hanging work ends when its server is killed', async () => {
  const script = `
    const { HeavyWork } = await import('${new URL('./heavy-work.ts', import.meta.url).href}');
    const work = new HeavyWork(new URL('${MODULE.href}'), ${JSON.stringify({ ...AMPLE, timeoutMs: 60_000 })});
    const { process: first } = await work.run({ order: 'tell' });
    // Printed once the work hangs: before that it would end with the connection to its server.
    setTimeout(() => console.log(first), 500);
    await work.run({ order: 'hang' });`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script]);
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(Number(line), 0)).toThrow('ESRCH'), 10_000);
});
