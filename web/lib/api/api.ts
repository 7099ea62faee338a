import type * as z from 'zod';
import { type AnswerOf, type Endpoint, WRITTEN } from '#contract/core/endpoint.ts';
import { ERRORS } from '#contract/core/errors.ts';
import { isSilence, noteAnswer, noteSilence } from '../offline/connection-watch.ts';
import { ApiError } from './api-error.ts';
import { refreshSession } from './refresh.ts';
import { getToken, isExpired } from './session.ts';
import { isStoredOffline, readStoredAnswer, storeAnswer, whoAsks } from './stored-answers.ts';
import { withinUploadTime } from './upload-time.ts';
import { watchedUpload } from './watched-upload.ts';

type Sent<S> = S extends z.ZodType ? z.input<S> : never;
type Params<E extends Endpoint> = E['params'] extends z.ZodType
  ? { params: Sent<E['params']> }
  : { params?: undefined };
type Query<E extends Endpoint> = E['query'] extends z.ZodType
  ? { query?: Sent<E['query']> }
  : { query?: undefined };
type Body<E extends Endpoint> = E['body'] extends z.ZodType
  ? { body: Sent<E['body']>; form?: undefined } | { body?: undefined; form: FormData }
  : { body?: undefined; form?: FormData };

/** The input of an endpoint's call. `form` instead of `body` for files: fields first, the file last. */
export type CallInput<E extends Endpoint> = Params<E> & Query<E> & Body<E>;

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Called with the share of the body that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: FormData | undefined;
}

/**
 * Calls the API and returns the answer's data; offline, the last one that the device keeps. Throws ApiError for
 * every failure; never toasts or redirects.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const owner = isStoredOffline(endpoint) ? whoAsks() : null;
  try {
    const answer = await read(endpoint, input, options);
    if (owner) storeAnswer(owner, pathOf(endpoint, input as LooseInput), answer);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isSilence(error.status)) {
      noteAnswer();
      throw error;
    }
    const isOpen = (await noteSilence()) === 'open';
    const stored = owner && !isOpen && (await readStoredAnswer(owner, pathOf(endpoint, input as LooseInput)));
    if (!stored) throw error;
    return stored.answer as AnswerOf<E>;
  }
}

async function read<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, input as LooseInput, options);
  noteAnswer();
  if (response.status === 204) return undefined as AnswerOf<E>;
  const answer = await response.json().catch(lost);
  return (endpoint.bare ? answer : (answer as { data?: unknown })?.data) as AnswerOf<E>;
}

export interface Download {
  blob: Blob;
  /** The file name from the server, or an empty string. */
  name: string;
}

/** Calls an endpoint that returns a file. */
export async function callFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Download> {
  const response = await send(endpoint, input as LooseInput, {});
  const disposition = response.headers.get('content-disposition') ?? '';
  const name =
    /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? /filename="?([^";]+)/i.exec(disposition)?.[1];
  return { blob: await response.blob().catch(lost), name: name ? decodeURIComponent(name) : '' };
}

async function send(endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<Response> {
  const isPublic = endpoint.access.kind !== 'user';
  let token = getToken('accessToken');
  if (token && isExpired(token)) {
    const renewed = await refreshSession(token);
    if (!renewed && !isPublic) throw sessionExpired();
    token = getToken('accessToken');
  }
  const response = await request(endpoint, input, options, token);
  if (response.ok) return response;
  const failure = await refusal(response, endpoint);
  const rejected =
    token !== null && (failure.code === 'SESSION_EXPIRED' || failure.code === 'UNAUTHENTICATED');
  if (!rejected) throw failure;
  if (!(await refreshSession(token))) throw sessionExpired();
  const second = await request(endpoint, input, options, getToken('accessToken'));
  if (!second.ok) throw await refusal(second, endpoint);
  return second;
}

/**
 * The log position of this page's last write: a server that reads from a replica waits for it
 * before the next reads.
 */
let written: { position: string; at: number } | undefined;
const WRITTEN_MS = 10_000;

function noteWritten(response: Response): Response {
  const position = response.headers.get(WRITTEN);
  if (position) written = { position, at: performance.now() };
  return response;
}

function request(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (written && performance.now() - written.at < WRITTEN_MS) headers.set(WRITTEN, written.position);
  const path = pathOf(endpoint, input);
  const asked = {
    method: endpoint.method,
    headers,
    body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    signal: input.form ? withinUploadTime(options.signal) : (options.signal ?? null),
  };
  const { onProgress } = options;
  const sent = onProgress ? watchedUpload(path, asked, onProgress) : fetch(path, asked);
  return sent.then(noteWritten, lost);
}

/** The connection may also be cut in the middle of an answer; what was given up stays given up. */
function lost(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiError(0);
}

/** The path with its parameters and query string. Absent and empty query values are left out. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const values = params as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, hole: string) =>
    encodeURIComponent(String(values[hole])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

async function refusal(response: Response, endpoint: Endpoint): Promise<ApiError> {
  const isText = response.headers.get('content-type')?.startsWith('text/plain');
  const body: unknown = await (isText ? response.text() : response.json()).catch(() => undefined);
  return new ApiError(response.status, body, response.headers, endpoint);
}

function sessionExpired(): ApiError {
  const [status, message] = ERRORS.SESSION_EXPIRED;
  return new ApiError(status, { code: 'SESSION_EXPIRED', message });
}
