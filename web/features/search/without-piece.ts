import type { Understood } from '#contract/search/words/understood.ts';

/** What only led to the piece, or parted it from the one before. */
const LEADS = /(?:[\s,;(/]+|\b(?:and|at|from|in|of|or|with)\s*)+$/i;

/** The text without a piece of it. The text as it was when it has changed since the piece was read. */
export function withoutPiece(
  text: string,
  { text: piece, start }: Pick<Understood, 'text' | 'start'>,
): string {
  const end = start + piece.length;
  if (text.slice(start, end) !== piece) return text;
  const before = text.slice(0, start).replace(LEADS, '');
  const after = text.slice(end).replace(/^[\s,;)/]+/, '');
  return [before, after].filter(Boolean).join(' ');
}
