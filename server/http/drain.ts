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
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
}
