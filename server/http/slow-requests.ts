import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError, type ErrorCode, type Failure } from '#contract/core/errors.ts';
import { newId } from '#server/platform/new-id.ts';

/** Bytes a second below which a file is not on its way but only keeps a connection: a telephone on the edge of a network has more. */
const SLOWEST_FILE = 16 * 1024;

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const CODES: Record<string, ErrorCode> = { [TIMED_OUT]: 'REQUEST_TIMEOUT' };

/** How often late heads are looked for, beside the time they have. */
const CHECKS = 10;

/** For Node, which cuts connections whose head does not come. */
export function headLimits(requestSeconds: number) {
  const ms = requestSeconds * 1000;
  return { headersTimeout: ms, connectionsCheckingInterval: Math.ceil(ms / CHECKS) };
}

/** Cuts requests whose body is not whole in time. Those with a file have as long again as often as enough of it has come. */
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
    // A connection serves many requests.
    request.once('close', () => socket.off('close', stop));
  });
}

function isFile({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** What no request could be made of gets an answer too, in the shape of all failures. */
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
