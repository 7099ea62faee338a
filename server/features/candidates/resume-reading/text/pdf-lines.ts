import { isHeading } from '#server/features/candidates/resume-reading/words/headings.ts';
import { type Fragment, inLines, isSameLine, type Page, pdfPages } from './fragments.ts';
import { type Stream, toLine, Unreadable } from './line.ts';

/** The words of all pages in reading order: above the columns, the wide column, the narrow one. */
function readingOrder(pages: readonly Page[]): Fragment[][] {
  const head: Fragment[] = [];
  const main: Fragment[] = [];
  const side: Fragment[] = [];
  pages.forEach((page, place) => {
    const split = columnsOf(page);
    if (!split) {
      (place === 0 && pages.length > 1 && columnsOf(pages[1] as Page) ? head : main).push(...page.fragments);
      return;
    }
    const { at, left, right, across } = split;
    const top = Math.min(
      ...[left, right].map((column) =>
        Math.min(...column.filter((one) => isHeading(one.text)).map(({ y }) => y)),
      ),
    );
    const above = across.filter(({ y }) => y < top);
    (place === 0 ? head : main).push(...above);
    main.push(...across.filter(({ y }) => y >= top));
    const isLeftNarrow = at - edge(left) < 0.9 * (Math.max(...right.map(({ end }) => end)) - at);
    main.push(...(isLeftNarrow ? right : left));
    side.push(...(isLeftNarrow ? left : right));
  });
  return [head, main, side].filter(({ length }) => length > 0);
}

function edge(column: readonly Fragment[]): number {
  return Math.min(...column.map(({ x }) => x));
}

interface Split {
  at: number;
  left: Fragment[];
  right: Fragment[];
  across: Fragment[];
}

const FEWEST = 4;
const MOST_ACROSS = 0.3;

/** The boundary of two columns; undefined for one column, and for tables, whose rows are read across. */
function columnsOf({ width, fragments }: Page): Split | undefined {
  let best: Split | undefined;
  for (let at = 0.15 * width; at < 0.85 * width; at += 2) {
    const split = splitAt(fragments, at);
    const { left, right, across } = split;
    if (Math.min(left.length, right.length) < FEWEST) continue;
    if (across.length > MOST_ACROSS * fragments.length) continue;
    if (!best || across.length < best.across.length) best = split;
  }
  return best && areColumns(best) ? best : undefined;
}

function splitAt(fragments: readonly Fragment[], at: number): Split {
  const split: Split = { at, left: [], right: [], across: [] };
  for (const fragment of fragments) {
    if (fragment.end <= at + 1) split.left.push(fragment);
    else if (fragment.x >= at - 1) split.right.push(fragment);
    else split.across.push(fragment);
  }
  return split;
}

const NEAR = 3;
const ALIGNED = 0.25;
const ON_ONE_LINE = 0.4;

function areColumns({ left, right }: Split): boolean {
  const start = edge(right);
  const aligned = right.filter(({ x }) => x - start < NEAR).length;
  if (aligned < ALIGNED * inLines(right).length) return false;
  if ([left, right].every((column) => column.some(({ text }) => isHeading(text)))) return true;
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const shared = few.filter((one) => many.some((other) => isSameLine(one, other))).length;
  return shared < ON_ONE_LINE * few.length;
}

/** With fewer letters the file is not a text resume, but a scan or a drawing. */
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

/** The longest word that does not fit takes up this share of a line. */
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

/** The bullet is separate from the words, and is not a part. */
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
