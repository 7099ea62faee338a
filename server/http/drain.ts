import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

let draining = false;

/** Whether this process is about to end and wants no new work. */
export function isDraining(): boolean {
  return draining;
}

/**
 * From now on `/readyz` says no, so that balancers look elsewhere, and every answer closes its connection, so that
 * nobody sends the next request over it just when it ends.
 */
export function drain(): void {
  draining = true;
}

export function registerDrain(app: FastifyInstance): void {
  draining = false;
  dropUnused(app);
  endAfterAnswer(app);
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
}

/** An answer that was begun before could not say that its connection ends with it, which would wait for the next one. */
function endAfterAnswer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.end();
  });
}

/** Browsers open connections ahead of need. `close` would wait for a first request, which need not come. */
function dropUnused(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
