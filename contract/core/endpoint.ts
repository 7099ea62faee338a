import type * as z from 'zod';
import type { Access } from './access.ts';
import type { Things } from './things.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** 'none': reads only. 'write': one transaction around the handler. 'own': the handler opens its own. */
export type TransactionMode = 'none' | 'write' | 'own';

/**
 * A header with the position of a client's last write. The answer to a write sets it, and later reads send
 * it.
 */
export const WRITTEN = 'medallist-written';

/** Limit for the body of an endpoint that does not set its own. */
export const BODY_MAX_BYTES = 64 * 1024;
/** For long texts and lists of them. */
export const LONG_BODY_BYTES = 512 * 1024;
/** For a whole employment history. */
export const LONGEST_BODY_BYTES = 1024 * 1024;

/**
 * Every transaction of a signed-in caller locks the caller's identity in shared mode until it ends: account
 * and session, and the membership and company if `access` requires them. A call that changes one of these
 * names it here and locks it exclusively from the start, because two calls that both hold a shared lock could
 * not upgrade it. 'team': the members of the company and their roles; 'admins': the admins and their roles.
 * Calls that change these run one after another and take this lock before any other.
 */
export type HeldAlone = 'account' | 'company' | 'team' | 'admins';

type Schema = z.ZodType | undefined;

/** Files of a multipart request: the field, how many, and the maximum size of each in bytes. */
export interface UploadRule {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** Replaces the general error text for a file that is too large. */
  readonly tooLarge?: string;
}

/**
 * Cache tags: a cached answer becomes stale when one of `reads` changes; `changes` lists what a call makes
 * stale, for everybody who sees it.
 */
type Effect =
  | { readonly method: Method; readonly reads: Things; readonly changes?: undefined }
  | { readonly method: Exclude<Method, 'GET'>; readonly changes: Things; readonly reads?: undefined };

interface Shape<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, A extends Access> {
  /** An imperative: `listJobs`, `createJob`. Unique; cache keys and idempotency records use it. */
  readonly name: string;
  /** The full path with `{holes}`, as in the specification. */
  readonly path: string;
  readonly access: A;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  /** The answer is sent without the success envelope. */
  readonly bare?: boolean;
  /**
   * The session must have proved the caller's identity recently; otherwise 403 PROOF_REQUIRED.
   * `passwordFirst`: the call itself needs a code of the second step, and a code works once, so the proof
   * should not use one too.
   */
  readonly proof?: 'any' | 'passwordFirst';
  /** Requires such a proof if this field of the body has one of these values. */
  readonly proofWhen?: { readonly field: string; readonly is: readonly string[] };
  /** The fixed success text of the envelope. */
  readonly message?: string;
  readonly status?: number;
  readonly transaction?: TransactionMode;
  readonly alone?: HeldAlone;
  /** False if a browser must not store the answer for offline use: secrets, and other people's data. */
  readonly offline?: false;
  /** Answers that contain secrets are never stored for Idempotency-Key. */
  readonly replayable?: boolean;
  readonly upload?: UploadRule;
  /** Set if the longest texts that `body` accepts need more than BODY_MAX_BYTES. */
  readonly maxBytes?: number;
  /**
   * Read-only, so a replica whose data is slightly behind may answer it. Callers always see their own writes.
   */
  readonly mayLag?: true;
  /** The handler writes the answer itself: a file or a stream. */
  readonly stream?: boolean;
}

type Definition<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Access,
> = Shape<P, Q, B, R, A> & Effect;

export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> extends Shape<P, Q, B, R, A> {
  readonly method: Method;
  readonly reads?: Things | undefined;
  readonly changes?: Things | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  readonly transaction: TransactionMode;
  readonly status: number;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Out<E['params']>;
export type QueryOf<E extends Endpoint> = Out<E['query']>;
export type BodyOf<E extends Endpoint> = Out<E['body']>;
/** What a client receives. */
export type AnswerOf<E extends Endpoint> = Out<E['response']>;
/** What a handler returns, before the response schema strips it. */
export type ResultOf<E extends Endpoint> = In<E['response']>;
/**
 * Declares an API call as data: the server implements it, the web calls it, and OpenAPI is generated from it.
 */
export function endpoint<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
  const A extends Access = Access,
>(definition: Definition<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  const { params, query, body, response } = definition;
  const hasAnswer = response !== undefined || definition.message !== undefined || definition.stream === true;
  return {
    ...definition,
    params: params as P,
    query: query as Q,
    body: body as B,
    response: response as R,
    status: definition.status ?? (hasAnswer ? 200 : 204),
    transaction: definition.transaction ?? (definition.method === 'GET' ? 'none' : 'write'),
  };
}
