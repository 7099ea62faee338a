import net from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Thing } from '#contract/core/things.ts';
import * as live from '#server/platform/live.ts';
import type { LiveChannel } from '#server/platform/live-channel.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';
import { streamSignals } from './live.ts';
import type { Actor } from './session/actor.ts';

const server = ownServer();

test('the eleventh stream of a session closes its oldest, and none of other sessions', async () => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  const his = await openStream(server, vikram);
  const oldest = await openStream(server, asha);
  const others = [];
  for (let count = 0; count < 10; count++) others.push(await openStream(server, asha));
  expect(await oldest.next()).toEqual({ done: true, value: undefined });
  await live.changed(server.db, [asha.id, vikram.id], ['jobs']);
  for (const stream of [...others, his]) {
    expect((await stream.next()).value).toEqual({ event: 'changed', changed: ['jobs'] });
    await stream.return(undefined);
  }
});

test('a closed tab makes room for another', async () => {
  const asha = await createCandidate(server.db);
  const first = await openStream(server, asha);
  for (let count = 0; count < 12; count++) await (await openStream(server, asha)).return(undefined);
  await live.changed(server.db, [asha.id], ['jobs']);
  expect((await first.next()).value).toEqual({ event: 'changed', changed: ['jobs'] });
  await first.return(undefined);
});

/** A client that opens its stream and reads only the header. */
async function openAndStopReading({ token }: TestAccount): Promise<net.Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = net.connect(Number(port), hostname);
  socket.write(`GET /api/live HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

const HINT: Thing[] = Array(550).fill('jobs');
/** More than the buffers of both sockets and 1 MB together. */
const FLOOD_BYTES = 24 * 1024 * 1024;

test('a client that does not read is disconnected after 1 MB; one that reads gets everything', async () => {
  const asha = await createCandidate(server.db);
  const idle = await openAndStopReading(asha);
  const busy = await openStream(server, asha);
  const hints = Math.ceil(FLOOD_BYTES / JSON.stringify(HINT).length);
  for (let count = 0; count < hints; count++) {
    await live.changed(server.db, [asha.id], HINT);
    expect((await busy.next()).value).toEqual({ event: 'changed', changed: HINT });
  }
  let bytes = 0;
  idle.on('data', (chunk) => {
    bytes += chunk.length;
  });
  const ended = new Promise((resolve) => idle.once('close', resolve));
  idle.on('error', () => {}).resume();
  await ended;
  expect(bytes).toBeLessThan(FLOOD_BYTES);
  await busy.return(undefined);
}, 60_000);

test('a client that leaves before the stream begins leaves nothing behind', async () => {
  const listeners = new Set<unknown>();
  const channel: LiveChannel = {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => undefined,
  };
  const gone = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const app = fastify();
  app.get('/live', async (request, reply) => {
    request.raw.socket.on('close', gone.resolve);
    await gone.promise;
    begun.resolve();
    return streamSignals(channel, { userId: 'asha', sessionId: 'one' } as Actor, reply);
  });
  onTestFinished(() => app.close());
  const leaving = new AbortController();
  const asked = fetch(`${await app.listen()}/live`, { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 100);
  await expect(asked).rejects.toThrow('aborted');
  await begun.promise;
  expect(listeners.size).toBe(0);
});
