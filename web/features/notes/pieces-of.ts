interface Piece {
  words: string;
  isMention: boolean;
}

/** A text in pieces: the mentions in it, the longest first, and what stands between them. */
export function piecesOf(text: string, mentions: readonly string[]): Piece[] {
  const [mention, ...rest] = mentions.toSorted((a, b) => b.length - a.length);
  if (mention === undefined) return text ? [{ words: text, isMention: false }] : [];
  return text
    .split(mention)
    .flatMap((part, place) => [
      ...(place > 0 ? [{ words: mention, isMention: true }] : []),
      ...piecesOf(part, rest),
    ]);
}
