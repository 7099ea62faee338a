import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/core/errors.ts';

/** No call nests its input half as deep; deeper input only aims to overflow the stack. */
const DEEPEST = 20;
/** A complete profile has two thousand; a megabyte of empty lists would block the event loop. */
const MOST_VALUES = 20_000;

/** An empty body counts as missing: calls without a body may still send a JSON content type. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooMuch(body as string)) done(new AppError('MALFORMED_REQUEST'), undefined);
    else parse(request, body as string, done);
  });
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts brackets and commas before parsing. */
function isTooMuch(json: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (CLOSING.has(code)) depth -= 1;
    else if (OPENING.has(code)) depth += 1;
    if (code === COMMA || OPENING.has(code)) values += 1;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
  }
  return false;
}

/** The position of the closing quote of the string that starts at `start`. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
