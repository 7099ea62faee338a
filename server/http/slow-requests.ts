import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError, type ErrorCode, type Failure } from '#contract/core/errors.ts';
import { newId } from '#server/platform/new-id.ts';

/**
 * Bytes per second below which an upload only occupies a connection: a phone with poor reception is faster.
 */
const SLOWEST_FILE = 16 * 1024;

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const CODES: Record<string, ErrorCode> = { [TIMED_OUT]: 'REQUEST_TIMEOUT' };

/** How often requests with overdue headers are looked for within their time limit. */
const CHECKS = 10;

/** Options of Node, which closes connections whose headers do not arrive. */
export function headLimits(requestSeconds: number) {
  const ms = requestSeconds * 1000;
  return { headersTimeout: ms, connectionsCheckingInterval: Math.ceil(ms / CHECKS) };
}

/**
 * Cuts off requests whose body is not complete in time. An upload may go on for as long as it arrives fast
 * enough.
 */
export function cutSlowBodies(app: FastifyInstance, requestSeconds: number): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const rate = (socket.bytesRead - before) / requestSeconds;
      before = socket.bytesRead;
      if (request.complete) return clearInterval(timer);
      if (isFile(request) && !response.writableEnded && rate >= SLOWEST_FILE) return;
      const error = Object.assign(new Error('The body did not come in time'), { code: TIMED_OUT });
      app.server.emit('clientError', error, socket);
    }, requestSeconds * 1000);
    const stop = () => clearInterval(timer);
    request.once('end', stop);
    socket.once('close', stop);
    // A connection serves many requests, so the listener is removed after each.
    request.once('close', () => socket.off('close', stop));
  });
}

function isFile({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** Invalid HTTP requests also get an answer in the usual error format. */
export function answerTornRequest(error: Error & { code?: string }, socket: Socket): void {
  const { code, status, message } = new AppError(CODES[error.code ?? ''] ?? 'MALFORMED_REQUEST');
  const body: Failure = { success: false, message, code, requestId: newId() };
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${json}`);
  socket.destroy(error);
}
