import type { ErrorCode } from '#contract/core/errors.ts';
import { ApiError } from './api-error.ts';

/** A sentence, or what the failure itself brings; where that is nothing, `otherwise` is told. */
type Word = string | ((error: ApiError) => string | undefined);

/**
 * What a screen says of its failures, as data. The first of these that is there counts: the failure's code, its
 * status, `5xx`, UNKNOWN for answers without a code, `rest`. Unless told otherwise the server's own sentence is
 * passed on, and a lost connection is named as such.
 */
export interface FailureWords
  extends Partial<Record<ErrorCode | 'BAD_ANSWER' | 'NETWORK_ERROR' | 'UNKNOWN' | '5xx' | number, Word>> {
  /** Where nothing else has words. */
  otherwise: string;
  /** Of failures without an entry of their own. */
  rest?: Word;
  /** Of what is no answer at all: a fault of our own. */
  unexpected?: string;
}

/** The sentence that the server sent, if it sent one. */
export const said = (error: ApiError) => error.said;

/** The server's sentence or, where it sent none, the one for the status. */
export const saidOrStatus = (error: ApiError) => error.message;

/** The server's sentence, which may also have come as plain text. */
export const saidOrPlain = (error: ApiError) => error.said ?? error.plainText;

/** What is wrong with each field, in one breath. */
export const saidOfFields = (error: ApiError) =>
  error.errors.map(({ message }) => message).join(' ') || error.message;

/** Turns any failure into the sentence that a screen shows; a plain sentence stands for `{ otherwise }`. */
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
