import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { now } from './clock.ts';

type Cell = string | number | null;

/** What a spreadsheet would take for a formula, also behind blanks and in letters of full width. */
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

/** Without it spreadsheets read UTF-8 as something older. */
export const CSV_START = '\ufeff';

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
