import type * as z from 'zod';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import type { ErrorCode, FieldError } from '#contract/core/errors.ts';

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

export interface Call<E extends Endpoint> {
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
  form?: FormData;
  headers?: Record<string, string>;
}

/** The answer as a client sees it: `data` on success, `code` and the rest on failure. */
export interface CallResult<E extends Endpoint> {
  status: number;
  data: AnswerOf<E>;
  message: string;
  code?: ErrorCode;
  errors?: FieldError[];
  remainingAttempts?: number;
  headers: Headers;
  body: unknown;
}

/** Calls a test server over HTTP, anonymously or with a token. */
export class Caller {
  readonly origin: string;
  private readonly token: string | undefined;

  constructor(origin: string, token?: string) {
    this.origin = origin;
    this.token = token;
  }

  async call<E extends Endpoint>(endpoint: E, input: Call<E> = {}): Promise<CallResult<E>> {
    const hasBody = input.body !== undefined;
    const answer = await this.fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...input.headers },
      body: input.form ?? (hasBody ? JSON.stringify(input.body) : undefined),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    const body = isJson && text ? JSON.parse(text) : text;
    const data = endpoint.bare && answer.ok ? body : body?.data;
    return {
      ...(isJson && !endpoint.bare ? body : {}),
      data,
      status: answer.status,
      headers: answer.headers,
      body,
    };
  }

  /** A raw request with this caller's token, for requests that no endpoint describes. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const bearer: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    return fetch(this.origin + path, { ...init, headers: { ...bearer, ...(init.headers as object) } });
  }
}

function urlOf<E extends Endpoint>(endpoint: E, { params, query }: Call<E>): string {
  const holes = (params ?? {}) as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, hole: string) =>
    encodeURIComponent(holes[hole] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
