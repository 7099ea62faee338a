import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { now } from '../clock.ts';

/** As much of a long file as is written at once, in bytes. */
const PIECE_BYTES = 64 * 1024;

/** A table to keep under this name; it is nobody else's, so nothing on the way stores it. */
export function sendCsv(
  reply: FastifyReply,
  text: string | AsyncIterable<string>,
  name: string,
): FastifyReply {
  const isWhole = typeof text === 'string';
  return reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type('text/csv; charset=utf-8')
    .send(isWhole ? text : Readable.from(text, { objectMode: false, highWaterMark: PIECE_BYTES }));
}

/** The moment as names of files have it: `2026-11-28T09-30-00`. */
export const momentInName = () => now().toISOString().slice(0, 19).replaceAll(':', '-');
