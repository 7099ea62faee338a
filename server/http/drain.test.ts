import net from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '#server/testing/server.ts';

test('a connection over which nothing was ever asked does not hold up the end', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.origin);
  const socket = net.connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  // The server has taken the connection once it answers another one.
  expect((await server.fetch('/livez')).status).toBe(200);
  const dropped = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await server.close();
  await dropped;
});
