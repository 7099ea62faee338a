import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { now } from './clock.ts';

type Cell = string | number | null;

/** Prefixes that a spreadsheet would read as a formula, also after spaces and as full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r|%]/;

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file. Text that people have typed stays text in every spreadsheet. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

/** A byte order mark: without it spreadsheets do not read the file as UTF-8. */
export const CSV_START = '\ufeff';

/** Bytes per write of a long file. */
const PIECE_BYTES = 64 * 1024;

/** Sends a table as a download. It is private, so no cache may store it. */
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

/** The current time in the format of file names: `2026-11-28T09-30-00`. */
export const momentInName = () => now().toISOString().slice(0, 19).replaceAll(':', '-');
