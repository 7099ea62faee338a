import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { Caller } from '#server/testing/caller.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import type { Server } from '../../e2e/servers.ts';

const WRITERS = 20;
const POLL_MS = 50;
/** Writers pause between messages; otherwise they would starve the starting processes. */
const PAUSE_MS = 50;

let database: TestServer;
const restarted: Server[] = [];
beforeAll(async () => {
  database = await startServer();
  // With a user in the database, the processes do not fill it with the demo.
  await createCandidate(database.db);
});
afterAll(async () => {
  await Promise.all(restarted.map((process) => process.stop()));
  await database.close();
});

/** Sends each call to a ready process, as a load balancer would. */
class Balancer {
  private turn = 0;
  private ready = new Set<Server>();
  private readonly polling = setInterval(() => void this.look(), POLL_MS);
  processes: Server[];

  constructor(processes: Server[]) {
    this.processes = processes;
  }

  async look(): Promise<void> {
    for (const server of this.processes) {
      const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
      if (answer?.ok) this.ready.add(server);
      else this.ready.delete(server);
    }
  }

  next(): Caller {
    const ready = this.processes.filter((server) => this.ready.has(server));
    this.turn += 1;
    return new Caller(ready[this.turn % ready.length]!.origin);
  }

  close(): void {
    clearInterval(this.polling);
  }
}

test('twenty writers see no error during a rolling restart of two processes', async () => {
  const start = () => startProcesses(database, 1, { DRAIN_SECONDS: '1', RATE_LIMITS: 'off' });
  const [first, second] = [...(await start()), ...(await start())];
  const balancer = new Balancer([first!, second!]);
  await balancer.look();
  let isWriting = true;
  let sent = 0;
  const failures: unknown[] = [];
  const write = async (writer: number) => {
    for (let message = 0; isWriting; message++) {
      await delay(PAUSE_MS);
      const body = {
        senderName: 'Writer',
        senderEmail: `writer${writer}@people.test`,
        message: `Message number ${message} of a rolling restart`,
      };
      const answer = await balancer
        .next()
        .call(sendQuickMessage, { body })
        .catch((error: unknown) => ({ status: 0, error }));
      if (answer.status === 200 || answer.status === 201) sent += 1;
      else failures.push(answer);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
  for (const old of [first!, second!]) {
    const [fresh] = await start();
    restarted.push(fresh!);
    balancer.processes = [...balancer.processes, fresh!];
    await balancer.look();
    await old.stop();
    balancer.processes = balancer.processes.filter((server) => server !== old);
    await delay(300);
  }
  isWriting = false;
  await Promise.all(writers);
  balancer.close();
  expect(failures).toEqual([]);
  const stored = await database.db
    .selectFrom('quickMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(stored.count).toBe(sent);
  expect(sent).toBeGreaterThan(WRITERS * 5);
}, 90_000);
