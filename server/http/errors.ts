import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { AppError, type ErrorCode, type Failure, type FieldError } from '#contract/core/errors.ts';

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_UNDER_PRESSURE: 'UNAVAILABLE',
};

/** Errors of PostgreSQL that are caused by input or a race, not by a bug. */
const POSTGRES_CODES: Record<string, ErrorCode> = {
  '40001': 'STATE_CHANGED',
  '40P01': 'STATE_CHANGED',
  '23505': 'STATE_CHANGED',
  '22007': 'VALIDATION_FAILED',
  '22008': 'VALIDATION_FAILED',
  '22021': 'VALIDATION_FAILED',
  '22003': 'VALIDATION_FAILED',
  '25P03': 'UNAVAILABLE',
  '53100': 'STORAGE_FULL',
  '53300': 'UNAVAILABLE',
  '55P03': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '57P05': 'UNAVAILABLE',
};

/** Error codes of the system for a broken or refused connection. */
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** The driver and its pool have no codes for these. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|The database connection does not answer|Client has encountered a connection error)/;

function isUnreachable({ code, message }: { code?: string; message?: string }): boolean {
  return UNREACHABLE.includes(code ?? '') || NO_CONNECTION.test(message ?? '');
}

export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}

/** A body or query that violates its schema: the message is the first error, and all are listed. */
export function invalid(error: z.ZodError): AppError {
  const errors = fieldErrors(error);
  return new AppError('VALIDATION_FAILED', { message: errors[0]?.message, errors });
}

/** The only place where an exception becomes an answer. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = isUnreachable(error as Error)
    ? 'UNAVAILABLE'
    : code && (FASTIFY_CODES[code] ?? POSTGRES_CODES[code]);
  if (known) return new AppError(known, known === 'UNAVAILABLE' ? { retryAfter: 5 } : {});
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('MALFORMED_REQUEST');
  return new AppError('INTERNAL');
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { destroyed, complete } = request.raw;
  // The client is gone and sees no answer; the parser's error about its connection would be mistaken for one
  // of the database.
  const known = destroyed && !complete ? new AppError('MALFORMED_REQUEST') : toAppError(error);
  // A known error with a cause hides a problem that an operator has to fix.
  if (known.status >= 500 || known.cause) request.log.error({ err: error }, 'request failed');
  const { errors, data, retryAfter, remainingAttempts } = known.details;
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  const body: Failure = {
    success: false,
    message: known.message,
    code: known.code,
    errors,
    requestId: request.id,
    remainingAttempts,
    data,
  };
  return reply.status(known.status).send(body);
}
