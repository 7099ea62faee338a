import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { sameHash } from '#server/platform/secret.ts';
import { isDraining } from './drain.ts';
import { sendError } from './errors.ts';

const READY_MS = 1500;

/** Never refused under load: an orchestrator would otherwise kill a process for being busy. */
const ALWAYS = { config: { pressureHandler: () => undefined } };

/** `/livez`: the process answers. `/readyz`: so does its database. `/metrics`: only with the token. */
export function registerHealth(app: FastifyInstance, db: Db, metricsToken: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/livez', ALWAYS, async () => ({ status: 'ok' }));
  app.get('/readyz', ALWAYS, async (request, reply) => {
    if (!isDraining() && (await answersInTime(db))) return { status: 'ready' };
    return sendError(new AppError('UNAVAILABLE', { retryAfter: 5 }), request, reply);
  });
  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (metricsToken && !sameHash(given, metricsToken))
      return sendError(new AppError('NOT_FOUND'), request, reply);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A load balancer asks often and does not wait: a slow database counts as unavailable. */
async function answersInTime(db: Db): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, delay(READY_MS, false)]);
}
