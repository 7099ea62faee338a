import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import { ENDPOINTS } from '#contract/all.ts';
import { BODY_MAX_BYTES } from '#contract/core/endpoint.ts';
import { speakPlainly } from '#contract/kit/plain-words.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { Env } from '#server/env.ts';
import { configureDeviceMarks } from '#server/features/auth/devices.ts';
import { configureGoogle } from '#server/features/auth/google/google.client.ts';
import { configureVisitorMarks } from '#server/features/jobs/visitors.ts';
import { followSettings } from '#server/features/settings/settings.service.ts';
import { PAGE_SOURCES, REACTIONS, ROUTES } from '#server/features.ts';
import { registerDrain } from '#server/http/drain.ts';
import { sendError } from '#server/http/errors.ts';
import { registerHealth } from '#server/http/health.ts';
import { acceptOnlyJson } from '#server/http/json-body.ts';
import { INERT_POLICY, PERMISSIONS_POLICY } from '#server/http/pages/security-headers.ts';
import { serveWeb } from '#server/http/pages/web.ts';
import { configureLimits } from '#server/http/rate-limit.ts';
import { noteRefusal, watchRequests } from '#server/http/refusals.ts';
import { configureSessions } from '#server/http/session/session.ts';
import { configureTokens } from '#server/http/session/tokens.ts';
import { answerTornRequest, cutSlowBodies, headLimits } from '#server/http/slow-requests.ts';
import { registerReactions } from '#server/platform/events.ts';
import { configureStore } from '#server/platform/files/store.ts';
import { configureLinks } from '#server/platform/links.ts';
import type { LiveChannel } from '#server/platform/live-channel.ts';
import { configureMail } from '#server/platform/mail/deliver.ts';
import { configureSealing } from '#server/platform/sealed.ts';
import { configureSecurityLog } from '#server/platform/security-log.ts';
import { openApiDocument, registerDocs } from './http/openapi.ts';

export interface Parts {
  env: Env;
  db: Db;
  pool: Pool;
  replica?: Replica | undefined;
  live: LiveChannel;
  /** Folder of the built web. */
  webFolder: string;
  /** Receives the lines of the log instead of standard output. */
  logTo?: { write(line: string): void };
}

/** Built once per process: describing every endpoint takes longer than everything else here. */
const API_DESCRIPTION = openApiDocument(ENDPOINTS);

declare module 'fastify' {
  interface FastifyInstance {
    live: LiveChannel;
  }
}

/** The whole server except its sockets: tests start it on their own port. */
export async function createApp({
  env,
  db,
  pool,
  replica,
  live,
  webFolder,
  logTo,
}: Parts): Promise<FastifyInstance> {
  speakPlainly();
  configureTokens(env.JWT_SECRET);
  configureSealing(env.JWT_SECRET);
  configureDeviceMarks(env.JWT_SECRET);
  configureVisitorMarks(env.JWT_SECRET);
  configureSessions({ adminsNeedTwoFactor: env.isProduction });
  configureLinks(env.APP_ORIGIN, env.SUPPORT_EMAIL);
  configureMail({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM });
  await configureStore(env);
  configureLimits(pool, env.RATE_LIMITS === 'on');
  configureGoogle(env);
  registerReactions(REACTIONS);

  const app: FastifyInstance = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      redact: ['req.headers.authorization'],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    bodyLimit: BODY_MAX_BYTES,
    http: headLimits(env.REQUEST_SECONDS),
    clientErrorHandler: answerTornRequest,
    genReqId: () => randomUUID(),
    // Requests that are running when the server closes are finished and answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: sendError,
    // Long enough for any path that fits into the head of a request: the endpoint itself judges the
    // parameter.
    routerOptions: { maxParamLength: 16_384 },
  });
  app.decorate('live', live);
  const unfollow = await followSettings(db, live, (error) => app.log.warn(error));
  app.addHook('onClose', async () => unfollow());
  // Even if production logs only errors, attacks have to be logged.
  const level = env.isProduction ? 'warn' : env.LOG_LEVEL;
  configureSecurityLog(app.log.child({ log: 'security' }, { level }), env.JWT_SECRET);
  registerDrain(app);
  cutSlowBodies(app, env.REQUEST_SECONDS);
  watchRequests(app);
  app.setErrorHandler(async (error, request, reply) => {
    await noteRefusal(db, error, request);
    return sendError(error, request, reply);
  });
  acceptOnlyJson(app);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: env.NODE_ENV === 'production',
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', INERT_POLICY);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(compress, { global: true, threshold: 1024, syncThreshold: 65_536 });
  await app.register(cookie);
  await app.register(multipart);
  await app.register(underPressure, { maxEventLoopDelay: env.MAX_LOOP_DELAY_MS, retryAfter: 5 });

  registerHealth(app, db, env.METRICS_TOKEN);
  await registerDocs(app, API_DESCRIPTION);
  registerRoutes(app, { db, replica }, env.NODE_ENV === 'production');
  await serveWeb(app, db, webFolder, PAGE_SOURCES, env.SERVICE_WORKER === 'on');
  return app;
}

/** Fastify's types expect a function of the hop instead of a number of proxies. */
function trustedProxies(trust: Env['TRUST_PROXY']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

type Databases = Pick<Parts, 'db' | 'replica'>;

function registerRoutes(app: FastifyInstance, { db, replica }: Databases, isProduction: boolean): void {
  const implemented = new Set(ROUTES.map(({ endpoint }) => endpoint.name));
  const missing = ENDPOINTS.filter(({ name }) => !implemented.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Endpoints without a route: ${missing.join(', ')}`);
  for (const route of ROUTES) {
    if (isProduction && route.endpoint.access.kind === 'development') continue;
    route.register(app, db, replica);
  }
}
