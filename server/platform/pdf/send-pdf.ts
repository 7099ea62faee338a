import type { FastifyReply } from 'fastify';

/** A file to keep under this name; it is nobody else's, so nothing on the way stores it. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array, name: string): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('application/pdf')
    .send(bytes);
}
