import { readingOrder } from './columns.ts';
import { type Fragment, inLines } from './fragment.ts';
import { type Stream, toLine } from './line.ts';
import { pdfPages } from './pdf-fragments.ts';
import { Unreadable } from './unreadable.ts';

/** Fewer letters than this are no resume: a scan, a drawing. */
const FEWEST_LETTERS = 40;

export async function pdfStreams(bytes: Uint8Array): Promise<Stream[]> {
  const pages = await pdfPages(bytes);
  const fragments = pages.flatMap((page) => page.fragments);
  const letters = fragments.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('');
  if (letters.length < FEWEST_LETTERS) throw new Unreadable('NO_TEXT');
  const usual = usualFont(fragments);
  return readingOrder(pages).map((column) => toStream(column, usual));
}

function usualFont(fragments: readonly Fragment[]): string {
  const counts = new Map<string, number>();
  for (const { font, text } of fragments) counts.set(font, (counts.get(font) ?? 0) + text.length);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The longest word that does not fit any more takes this share of a line. */
const FULL = 0.15;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/i;

function toStream(fragments: readonly Fragment[], usual: string): Stream {
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map(({ end }) => end));
  let above: Fragment | undefined;
  return inLines(fragments)
    .filter(
      (line) =>
        !PAGE_NUMBER.test(
          line
            .map(({ text }) => text)
            .join(' ')
            .trim(),
        ),
    )
    .map((line) => {
      const first = line[0] as Fragment;
      const size = Math.max(...line.map((one) => one.size));
      const gap = above?.page === first.page ? (first.y - above.y) / size : 0;
      above = first;
      const parts = withBullet(line);
      return toLine(parts, {
        size: Math.round(size * 10) / 10,
        isStrong: first.font !== usual,
        indent: first.x - left,
        gap,
        isFull: (line.at(-1)?.end ?? 0) > right - FULL * (right - left),
        places: line.map(({ x }) => x).slice(-parts.length),
        links: line.flatMap(({ links }) => links),
      });
    })
    .filter(({ text }) => text !== '');
}

/** A bullet stands apart from its words; it is none of the parts. */
function withBullet(line: readonly Fragment[]): string[] {
  const [first, second, ...rest] = line.map(({ text }) => text);
  if (
    first !== undefined &&
    second !== undefined &&
    first.trim().length === 1 &&
    !/[\p{L}\p{N}]/u.test(first)
  ) {
    return [`${first} ${second}`, ...rest];
  }
  return line.map(({ text }) => text);
}
