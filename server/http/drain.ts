import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

let draining = false;

/** Whether this process is shutting down and should get no new work. */
export function isDraining(): boolean {
  return draining;
}

/**
 * From now on `/readyz` fails, so that load balancers choose other processes, and every answer closes its
 * connection, so that no client sends its next request just when the process exits.
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

/**
 * An answer that had begun earlier could not announce that its connection closes, and the client would keep
 * it open for another request.
 */
function endAfterAnswer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.end();
  });
}

/** Browsers open connections ahead of need. `close` would wait for a first request, which may never come. */
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
