import type { Endpoint } from '#contract/core/endpoint.ts';
import type { ErrorCode, FieldError } from '#contract/core/errors.ts';

const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';

/** The access and the path of the called endpoint. */
type Called = Pick<Endpoint, 'access' | 'path'>;

/** Calls of `/api/auth` count as part of signing in even with a session. */
const COMING_IN = /^\/api\/auth\//;

const STATUS_MESSAGES: Record<number, string> = {
  400: 'Invalid request. Please check your information.',
  401: 'Invalid email or password. Please try again.',
  403: 'Access denied. Please verify your email or contact support.',
  404: 'Service not found.',
  409: 'An account with this email already exists.',
  422: 'Invalid data provided.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
  502: 'Service temporarily unavailable. Please try again.',
  503: 'Service temporarily unavailable. Please try again.',
  504: 'Service temporarily unavailable. Please try again.',
};

/** Thrown by the API client for every failure. `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  /** 'BAD_ANSWER': a successful status, but the content is unusable. */
  readonly code: ErrorCode | 'NETWORK_ERROR' | 'BAD_ANSWER' | 'UNKNOWN';
  readonly errors: readonly FieldError[];
  readonly data: unknown;
  readonly remainingAttempts: number | undefined;
  readonly requestId: string | undefined;
  /** The message that the server sent, if any. */
  readonly said: string | undefined;
  /** The text of an answer that is plain text instead of JSON. */
  readonly plainText: string | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown = undefined, headers = new Headers(), called?: Called) {
    super(status === 0 ? NETWORK_MESSAGE : failureMessage(status, body, called));
    this.name = 'ApiError';
    this.status = status;
    const failure = asRecord(body);
    this.code =
      status === 0 ? 'NETWORK_ERROR' : ((failure.code as ErrorCode | 'BAD_ANSWER' | undefined) ?? 'UNKNOWN');
    this.errors = Array.isArray(failure.errors) ? (failure.errors as FieldError[]) : [];
    this.data = failure.data;
    this.said = sentenceIn(body, called);
    this.plainText = (typeof body === 'string' && body.trim()) || undefined;
    this.remainingAttempts = failure.remainingAttempts as number | undefined;
    this.requestId = failure.requestId as string | undefined;
    this.retryAfter = Number(headers.get('retry-after')) || undefined;
  }

  /**
   * The server processed the request and refused it; after any other failure the same request can be retried.
   */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }

  get isTemporary(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** The message of a failure, or else the default of its status. */
export function failureMessage(status: number, body: unknown, called?: Called): string {
  const said = sentenceIn(body, called);
  if (said) return said;
  if (isOfAccounts(called)) return unsaidMessage(status, body);
  return STATUS_MESSAGES[status] ?? `An error occurred (${status}). Please try again.`;
}

/** Messages of calls by signed-in users are parsed differently from those of visitors and of signing in. */
function isOfAccounts(called: Called | undefined): boolean {
  return called?.access.kind === 'user' && !COMING_IN.test(called.path);
}

/** For an answer that is not JSON, or has no message. */
function unsaidMessage(status: number, body: unknown): string {
  return typeof body === 'object' && body !== null ? `HTTP Error: ${status}` : 'An error occurred';
}

function sentenceIn(body: unknown, called: Called | undefined): string | undefined {
  const { error, message, data } = asRecord(body);
  const candidates = isOfAccounts(called) ? [message, error] : [error, message, asRecord(data).message];
  return candidates.find((text): text is string => typeof text === 'string' && text !== '');
}

/** A message for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'An unexpected error occurred. Please try again.';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
