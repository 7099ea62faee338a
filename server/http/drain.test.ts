import net from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startServer } from '#server/testing/server.ts';
import { registerDrain } from './drain.ts';

test('an unused connection does not delay the shutdown', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.origin);
  const socket = net.connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  // Once the server answers another connection, it has accepted this one.
  expect((await server.fetch('/livez')).status).toBe(200);
  const dropped = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await server.close();
  await dropped;
});

test('a connection with an answer in progress closes after that answer when the server closes', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerDrain(app);
  const parts = new PassThrough();
  app.get('/', (_request, reply) => reply.send(parts));
  const isClosing = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  parts.write('first, ');
  const answer = await fetch(origin);
  const closed = app.close();
  await isClosing;
  setImmediate(() => parts.end('last'));
  expect(await answer.text()).toBe('first, last');
  await closed;
});
