import type { FastifyReply } from 'fastify';

/** Sends a file as a download. It is private, so no cache may store it. */
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
