import type { ErrorCode } from '#contract/core/errors.ts';
import { ApiError } from './api-error.ts';

/** A text, or a function of the failure; `otherwise` is shown if it returns none. */
type Word = string | ((error: ApiError) => string | undefined);

/**
 * The error messages of a screen, as data. The first matching entry wins: the failure's code, its status,
 * `5xx`, UNKNOWN for answers without a code, `rest`. By default the server's message is shown, and a lost
 * connection has its own message.
 */
export interface FailureWords
  extends Partial<Record<ErrorCode | 'BAD_ANSWER' | 'NETWORK_ERROR' | 'UNKNOWN' | '5xx' | number, Word>> {
  /** Shown if no other entry has a text. */
  otherwise: string;
  /** For failures without an entry of their own. */
  rest?: Word;
  /** For exceptions that are not answers, which are bugs. */
  unexpected?: string;
}

/** The message that the server sent, if any. */
export const said = (error: ApiError) => error.said;

/** The server's message, otherwise the default of the status. */
export const saidOrStatus = (error: ApiError) => error.message;

/** The server's message, which may also be plain text. */
export const saidOrPlain = (error: ApiError) => error.said ?? error.plainText;

/** The messages of all fields in one text. */
export const saidOfFields = (error: ApiError) =>
  error.errors.map(({ message }) => message).join(' ') || error.message;

/** The message that a screen shows for any failure; a plain text stands for `{ otherwise }`. */
export function wordsOf(error: unknown, words: FailureWords | string): string {
  const table = typeof words === 'string' ? { otherwise: words } : words;
  if (!(error instanceof ApiError)) return table.unexpected ?? table.otherwise;
  const word = wordFor(error, table);
  return (typeof word === 'function' ? word(error) : word) || table.otherwise;
}

function wordFor(error: ApiError, table: FailureWords): Word {
  const { code, status } = error;
  const byCode = code === 'UNKNOWN' ? undefined : (table[code] ?? DEFAULTS[code]);
  const byStatus = table[status] ?? (status >= 500 ? table['5xx'] : undefined);
  return byCode ?? byStatus ?? (code === 'UNKNOWN' ? table.UNKNOWN : undefined) ?? table.rest ?? said;
}

const DEFAULTS: Partial<Record<ApiError['code'], Word>> = {
  NETWORK_ERROR: saidOrStatus,
  PROOF_REQUIRED: saidOrStatus,
};
