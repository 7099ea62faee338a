/** Words that stand together at a place of a page; points from its top left corner. */
export interface Fragment {
  text: string;
  page: number;
  x: number;
  end: number;
  y: number;
  size: number;
  font: string;
  links: string[];
}

/** Wider than this, in letter heights, a gap parts what stands in one line. */
const WIDE = 0.75;
const WORD = 0.12;

export function isSameLine(a: Fragment, b: Fragment): boolean {
  return a.page === b.page && Math.abs(a.y - b.y) < 0.4 * Math.max(a.size, b.size);
}

/** Pieces as the file draws them, put together to words of one line that no wide gap parts. */
export function joinPieces(pieces: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const line of inLines(pieces)) {
    for (const piece of line) {
      const last = joined.at(-1);
      const gap = last && isSameLine(last, piece) ? piece.x - last.end : Number.POSITIVE_INFINITY;
      if (!last || gap > WIDE * piece.size || gap < -WIDE * piece.size) {
        joined.push({ ...piece });
        continue;
      }
      last.text += gap > WORD * piece.size && !/\s$/.test(last.text) ? ` ${piece.text}` : piece.text;
      last.end = Math.max(last.end, piece.end);
      last.links = [...new Set([...last.links, ...piece.links])];
    }
  }
  return joined;
}

/** Groups what stands on one line, from the top; within a line from the left. */
export function inLines(fragments: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => a.page - b.page || a.y - b.y)) {
    const last = lines.at(-1)?.[0];
    if (last && isSameLine(last, fragment)) lines.at(-1)?.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}
