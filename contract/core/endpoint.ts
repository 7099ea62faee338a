import type * as z from 'zod';
import type { Access } from './access.ts';
import type { Things } from './things.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** 'none': reads only. 'write': one transaction around the handler. 'own': the handler opens it itself. */
export type TransactionMode = 'none' | 'write' | 'own';

/** The header that says how far a client's own writes have come, from the answer to a write to the reads after it. */
export const WRITTEN = 'medallist-written';

/** What a body may have where its endpoint says nothing else. */
export const BODY_MAX_BYTES = 64 * 1024;
/** Long texts, and lists of them. */
export const LONG_BODY_BYTES = 512 * 1024;
/** A person's whole working life. */
export const LONGEST_BODY_BYTES = 1024 * 1024;

/**
 * Every transaction of a signed-in caller holds who they are, shared, until it ends: account and session, and the
 * membership and company where `access` asks for them. Where the call itself changes one of these, it says which,
 * and holds it alone from the start: of two that hold it shared, neither could change it before the other ends.
 * 'team': who belongs to the company, and as what; 'admins': who is an admin. Those who change these take turns,
 * before they hold anything.
 */
export type HeldAlone = 'account' | 'company' | 'team' | 'admins';

type Schema = z.ZodType | undefined;

/** Files of a multipart request: the field they come in, how many, and how large each may be (bytes). */
export interface UploadRule {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** Replaces the general sentence when a file is larger. */
  readonly tooLarge?: string;
}

/** What a screen may keep of the answer goes stale with these; or what the call makes stale, for whoever sees it. */
type Effect =
  | { readonly method: Method; readonly reads: Things; readonly changes?: undefined }
  | { readonly method: Exclude<Method, 'GET'>; readonly changes: Things; readonly reads?: undefined };

interface Shape<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, A extends Access> {
  /** An order: `listJobs`, `createJob`. Unique; cache keys and idempotency records use it. */
  readonly name: string;
  /** Full path with `{holes}`, as the specification writes it. */
  readonly path: string;
  readonly access: A;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  /** The answer is sent as it is, outside the success envelope. */
  readonly bare?: boolean;
  /**
   * The session must have proved lately who acts; else 403 PROOF_REQUIRED. `passwordFirst`: the call itself brings
   * a code of the second step, which counts once, so that the proof is better not a code too.
   */
  readonly proof?: 'any' | 'passwordFirst';
  /** Such a proof, where this field of the body has one of these values. */
  readonly proofWhen?: { readonly field: string; readonly is: readonly string[] };
  /** The fixed success sentence of the envelope. */
  readonly message?: string;
  readonly status?: number;
  readonly transaction?: TransactionMode;
  readonly alone?: HeldAlone;
  /** False where a browser must not keep the answer for a time without a line: a secret, or somebody else's data. */
  readonly offline?: false;
  /** Answers that carry secrets are never stored for Idempotency-Key. */
  readonly replayable?: boolean;
  readonly upload?: UploadRule;
  /** Where the longest texts that `body` takes need more than BODY_MAX_BYTES. */
  readonly maxBytes?: number;
  /**
   * It reads alone, and a replica may answer it, whose news are a moment old. Nobody gets less than they have
   * written themselves.
   */
  readonly mayLag?: true;
  /** The answer is a file or a stream, written by the handler. */
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
/** Declares a call of the API as data: the server implements it, the web calls it, OpenAPI describes it. */
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
