import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findInvalidCharacters, INVALID_CHARACTERS } from '#contract/core/characters.ts';
import {
  BODY_MAX_BYTES,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '#contract/core/endpoint.ts';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import { listThings } from '#contract/core/things.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { Upload } from '#server/platform/files/files.ts';
import * as live from '#server/platform/live.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { plainAddress } from './client-address.ts';
import { invalid } from './errors.ts';
import { type Answer, once, Repeated, workOnce } from './idempotency.ts';
import { type AddressLimit, takePoint } from './rate-limit.ts';
import { fromReplica, noteWriting } from './replica-reads.ts';
import { Reply } from './reply.ts';
import type { Actor, RequestMeta } from './session/actor.ts';
import { demandProof, wishOf } from './session/proof.ts';
import { admitCaller, bearerDecides, holdCaller } from './session/session.ts';
import { readForm } from './upload.ts';

type ActorOf<E extends Endpoint> = E['access'] extends { kind: 'user' } ? Actor : Actor | null;

export interface Input<E extends Endpoint> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: Upload[];
  request: RequestMeta;
}

export interface Context<E extends Endpoint, Before> extends Input<E> {
  /** The transaction of this request, or the plain connection if the endpoint declares none. */
  db: Db;
  /** The result of `before`. */
  before: Before;
  /** Opens a transaction, for endpoints that declare 'own'. */
  run: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Opens the transaction whose work is the whole answer: once per Idempotency-Key. */
  runOnce: (work: (db: Db) => Promise<ResultOf<E>>) => Promise<ResultOf<E>>;
  /** For streams only: everything else is returned. */
  reply: FastifyReply;
}

type Handler<E extends Endpoint, Before> = (
  context: Context<E, Before>,
) => Promise<ResultOf<E> | Reply<ResultOf<E>> | undefined> | Promise<FastifyReply>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly register: (app: FastifyInstance, db: Db, replica?: Replica) => void;
}

interface Options<E extends Endpoint, Before> {
  /** Runs outside the transaction: hashing, reading files, limits. */
  before?: (input: Input<E>, db: Db) => Promise<Before>;
  /** A limit for all calls from one address, taken before anything is read. */
  perAddress?: AddressLimit;
}

/** Connects an endpoint of the contract with its implementation. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E, undefined>): Route;
export function route<E extends Endpoint, Before>(
  endpoint: E,
  options: Options<E, Before>,
  handler: Handler<E, Before>,
): Route;
export function route<E extends Endpoint, Before>(
  endpoint: E,
  second: Options<E, Before> | Handler<E, Before>,
  third?: Handler<E, Before>,
): Route {
  const options: Options<E, Before> = typeof second === 'function' ? {} : second;
  const { perAddress } = options;
  const handler = typeof second === 'function' ? second : third;
  if (!endpoint.access) throw new Error(`${endpoint.name} declares no access`);
  if ((endpoint.proof || endpoint.proofWhen) && endpoint.access.kind !== 'user')
    throw new Error(`${endpoint.name}: nobody to prove`);
  if (!handler) throw new Error(`${endpoint.name} has no handler`);
  return {
    endpoint,
    register(app, db, replica) {
      app.route({
        method: endpoint.method,
        url: endpoint.path.replaceAll('{', ':').replaceAll('}', ''),
        bodyLimit: endpoint.maxBytes ?? BODY_MAX_BYTES,
        config: { endpoint: endpoint.name },
        ...(perAddress && { onRequest: (request: FastifyRequest) => takePoint(perAddress, request.ip) }),
        handler: (request, reply) =>
          inContextOf(request, () => answer(endpoint, options, handler, { db, replica }, request, reply)),
      });
    },
  };
}

function inContextOf<T>({ security }: FastifyRequest, work: () => T): T {
  return security ? securityLog.inContext(security, work) : work();
}

interface Databases {
  db: Db;
  replica: Replica | undefined;
}

async function answer<E extends Endpoint, Before>(
  endpoint: E,
  options: Options<E, Before>,
  handler: Handler<E, Before>,
  { db, replica }: Databases,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await admitCaller(endpoint, db, request);
  const input = { ...(await readInput(endpoint, request)), actor: actor as ActorOf<E> } as Input<E>;
  // If the required proof depends on the body, the body has to be read first.
  const proof = wishOf(endpoint, input.body);
  if (actor && proof) demandProof(actor, proof);
  const before = (await options.before?.(input, db)) as Before;

  const asHeld = async <T>(tx: Db, work: (caller: Actor | null) => Promise<T>) =>
    work(
      actor && bearerDecides(endpoint.access) ? await holdCaller({ ...endpoint, proof }, tx, actor) : actor,
    );
  const run = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db, (tx) => asHeld(tx, () => work(tx)));
  const answerWith = (result: unknown) => toAnswer(endpoint, result);
  const key = readKey(request);
  const isOnce = key !== undefined && endpoint.replayable !== false;
  const keyed = isOnce ? { ...repeatable(endpoint, actor, request, input), key } : undefined;
  const runOnce = (work: (tx: Db) => Promise<ResultOf<E>>) =>
    run((tx) => (keyed ? workOnce(tx, keyed, () => work(tx), answerWith) : work(tx)));
  const handle = (connection: Db, caller: Actor | null) =>
    handler({ ...input, actor: caller as ActorOf<E>, db: connection, before, run, runOnce, reply });
  if (endpoint.stream) return (await handle(db, actor)) as FastifyReply;

  const produce = async (connection: Db, caller: Actor | null) => {
    const result = await handle(connection, caller);
    // Features notify the other people concerned; every write notifies the caller's other screens.
    if (actor) await live.changed(connection, [actor.userId], listThings(endpoint.changes));
    return answerWith(result);
  };
  const answered =
    endpoint.transaction !== 'write'
      ? endpoint.mayLag && replica
        ? fromReplica(replica, { request, userId: actor?.userId }, db, (from) => produce(from, actor))
        : produce(db, actor)
      : inTransaction(db, (tx) =>
          asHeld(tx, async (caller) =>
            keyed ? once(tx, keyed, () => produce(tx, caller)) : produce(tx, caller),
          ),
        );
  const result = await answered.catch((error: unknown) => {
    if (error instanceof Repeated) return error.answer;
    throw error;
  });
  if (replica && endpoint.method !== 'GET' && !endpoint.mayLag) await noteWriting(replica, reply);
  if (result.etag !== undefined) reply.header('etag', `"${result.etag}"`);
  return reply.status(result.status).send(result.body);
}

const KEY_MAX = 200;

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  if (key.length <= KEY_MAX) return key;
  throw new AppError('VALIDATION_FAILED', {
    message: `Please use an Idempotency-Key of at most ${KEY_MAX} characters.`,
  });
}

const DEADLOCK = '40P01';

/** If two transactions wait for each other, PostgreSQL ends one. A second attempt then succeeds. */
async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const attempt = () => securityLog.whenDone(() => db.transaction().execute(work));
  return attempt().catch((error: { code?: unknown }) => {
    if (error.code !== DEADLOCK) throw error;
    return attempt();
  });
}

function repeatable(
  endpoint: Endpoint,
  actor: Actor | null,
  { params, query, body }: FastifyRequest,
  read: { body: unknown; files: Upload[] },
) {
  // The request no longer contains a form after it was read.
  const input = [params, query, endpoint.upload ? read.body : body];
  return { actor: actor?.userId ?? 'anyone', endpoint: endpoint.name, input, files: read.files };
}

/** Wraps a handler's result in the envelope; the response schema removes unknown fields. */
function toAnswer(endpoint: Endpoint, result: unknown): Answer {
  const { data, message, etag } = result instanceof Reply ? result : new Reply(result);
  const wire = endpoint.response ? endpoint.response.parse(data) : undefined;
  if (endpoint.status === 204) return { status: 204, body: undefined, etag };
  if (endpoint.bare) return { status: endpoint.status, body: wire, etag };
  return {
    status: endpoint.status,
    body: { success: true, message: message ?? endpoint.message, data: wire },
    etag,
  };
}

async function readInput(endpoint: Endpoint, request: FastifyRequest) {
  if (!endpoint.upload && request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const form = endpoint.upload && (await readForm(request, endpoint.upload));
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw new AppError('NOT_FOUND');
  const query = endpoint.query?.safeParse(cleaned(request.query));
  if (query && !query.success) throw invalid(query.error);
  const body = endpoint.body?.safeParse(cleaned(form ? form.fields : (request.body ?? {})));
  if (body && !body.success) throw invalid(body.error);
  return {
    params: params?.data,
    query: query?.data,
    body: body?.data,
    files: form?.files ?? [],
    request: meta(request),
  };
}

/** Refuses what PostgreSQL cannot store, in one place for every text of every call. */
function cleaned<T>(value: T): T {
  const path = findInvalidCharacters(value)?.join('.');
  if (path === undefined) return value;
  throw fieldFault(path, INVALID_CHARACTERS);
}

function meta(request: FastifyRequest): RequestMeta {
  return {
    id: request.id,
    ip: plainAddress(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
    ifMatch: versionOf(request.headers['if-match']),
  };
}

/** A version that no row ever has: an If-Match without a single valid version can only be stale. */
const NO_VERSION = 0;

function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim()) ?? [];
  return version === undefined ? NO_VERSION : Number(version);
}
