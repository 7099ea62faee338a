import type { Endpoint } from '#contract/core/endpoint.ts';
import type { ErrorCode, FieldError } from '#contract/core/errors.ts';

const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';

/** Whom a call is for, and where it goes. */
type Called = Pick<Endpoint, 'access' | 'path'>;

/** What of `/api/auth` is asked by people with a session is still about coming in. */
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

/** What the API client throws for every failure. `status` 0 means the server was never reached. */
export class ApiError extends Error {
  readonly status: number;
  /** 'BAD_ANSWER': the server said yes, but what it sent cannot be used. */
  readonly code: ErrorCode | 'NETWORK_ERROR' | 'BAD_ANSWER' | 'UNKNOWN';
  readonly errors: readonly FieldError[];
  readonly data: unknown;
  readonly remainingAttempts: number | undefined;
  readonly requestId: string | undefined;
  /** The sentence the server sent, if it sent one. */
  readonly said: string | undefined;
  /** An answer that is plain text instead of JSON. */
  readonly plainText: string | undefined;
  /** Seconds until another try makes sense. */
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

  /** The server read what was sent and said no; otherwise the same may be sent again. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }

  get isTemporary(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** The sentence of a failure, or where it has none what is said of its status. */
export function failureMessage(status: number, body: unknown, called?: Called): string {
  const said = sentenceIn(body, called);
  if (said) return said;
  if (isOfAccounts(called)) return unsaidMessage(status, body);
  return STATUS_MESSAGES[status] ?? `An error occurred (${status}). Please try again.`;
}

/** Calls of candidates, recruiters and admins are read otherwise than those of visitors and of who comes in. */
function isOfAccounts(called: Called | undefined): boolean {
  return called?.access.kind === 'user' && !COMING_IN.test(called.path);
}

/** For an answer that is no JSON, or is but says nothing. */
function unsaidMessage(status: number, body: unknown): string {
  return typeof body === 'object' && body !== null ? `HTTP Error: ${status}` : 'An error occurred';
}

function sentenceIn(body: unknown, called: Called | undefined): string | undefined {
  const { error, message, data } = asRecord(body);
  const candidates = isOfAccounts(called) ? [message, error] : [error, message, asRecord(data).message];
  return candidates.find((text): text is string => typeof text === 'string' && text !== '');
}

/** Any thrown value as a sentence a person can read. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'An unexpected error occurred. Please try again.';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
