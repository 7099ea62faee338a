const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;
/** What ends a sentence and not an address. */
const TAIL = /[.,;:!?)\]}'"]+$/;

interface Piece {
  text: string;
  isLink: boolean;
}

/** A text in pieces: the addresses in it, and what stands between them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const url = found.replace(TAIL, '');
    if (!URL.canParse(url)) continue;
    pieces.push({ text: text.slice(from, index), isLink: false }, { text: url, isLink: true });
    from = index + url.length;
  }
  pieces.push({ text: text.slice(from), isLink: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** What somebody wrote, as they wrote it; of an address nothing is fetched before it is followed. */
export function MessageText({ text }: { text: string }) {
  return piecesOf(text).map((piece, place) => {
    const key = `${place} ${piece.text}`;
    if (!piece.isLink) return <span key={key}>{piece.text}</span>;
    return (
      <a key={key} href={piece.text} target="_blank" rel="nofollow noopener noreferrer">
        {piece.text}
      </a>
    );
  });
}
