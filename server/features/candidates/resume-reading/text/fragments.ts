import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './line.ts';

/** Adjacent words at a position on a page; in points from the top left corner. */
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

/** A gap wider than this, in letter heights, separates the parts of a line. */
const WIDE = 0.75;
const WORD = 0.12;

export function isSameLine(a: Fragment, b: Fragment): boolean {
  return a.page === b.page && Math.abs(a.y - b.y) < 0.4 * Math.max(a.size, b.size);
}

/** Joins the pieces that the file draws into words on one line without a wide gap. */
function joinPieces(pieces: readonly Fragment[]): Fragment[] {
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

/** Groups the fragments into lines, from top to bottom and from left to right. */
export function inLines(fragments: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => a.page - b.page || a.y - b.y)) {
    const last = lines.at(-1)?.[0];
    if (last && isSameLine(last, fragment)) lines.at(-1)?.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

const MOST_PAGES = 12;

export interface Page {
  width: number;
  fragments: Fragment[];
}

interface Piece {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

interface LinkMark {
  url?: string;
  rect: number[];
}

/** The words of each page with their positions. Nothing in the file is executed or fetched. */
export async function pdfPages(bytes: Uint8Array): Promise<Page[]> {
  const document = await open(bytes);
  const pages: Page[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const links = ((await page.getAnnotations()) as LinkMark[]).filter(({ url }) => url);
    const pieces = (items as Partial<Piece>[]).flatMap((item) => toFragment(item, number, height, links));
    pages.push({ width, fragments: joinPieces(pieces) });
  }
  return pages;
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { disableFontFace: true, verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'LOCKED' : 'BROKEN');
  }
}

function toFragment(item: Partial<Piece>, page: number, height: number, links: LinkMark[]): Fragment[] {
  const { str, transform, width = 0, fontName = '' } = item;
  if (!str?.trim() || !transform) return [];
  const [a = 0, b = 0, , , x = 0, bottom = 0] = transform;
  const size = Math.hypot(a, b);
  // Vertical text in the margin does not belong to a line.
  if (Math.abs(b) > Math.abs(a)) return [];
  const lead = str.length - str.trimStart().length;
  const isOver = ({ rect: [left = 0, low = 0, right = 0, high = 0] }: LinkMark) =>
    bottom > low - 2 && bottom < high && x < right && x + width > left;
  return [
    {
      text: lead > 0 ? str.trimStart() : str,
      page,
      x,
      end: x + width,
      y: height - bottom,
      size,
      font: fontName,
      links: links.filter(isOver).map(({ url }) => url as string),
    },
  ];
}
