import type { Line } from '#server/features/candidates/resume-reading/text/line.ts';
import { findSpan, type Span, withoutSpan } from '../words/dates.ts';

/** The text that belongs to one time span. */
export interface DatedEntry {
  span: Span;
  /** The lines above the text, without the dates. */
  header: string[];
  body: Line[];
  line: string;
}

const LONG = 95;

const FEWEST_WORDS = 7;

/** `Acme Pvt. Ltd.` also ends with a full stop. */
function isSentence(text: string): boolean {
  return /[a-z]{2}\.$/.test(text) && text.split(' ').length >= FEWEST_WORDS;
}

const DEEPER = 5;

/** The lines of running text: with a bullet, long, a whole sentence, or a continuation of such a line. */
export function bodyOf(lines: readonly Line[]): Set<Line> {
  const body = new Set<Line>();
  const hasBullets = lines.some(({ isBullet }) => isBullet);
  let head: Line | undefined;
  let above: Line | undefined;
  for (const line of lines) {
    const { isBullet, text, isStrong, indent } = line;
    const isDeeper =
      !hasBullets &&
      head !== undefined &&
      !isStrong &&
      line.places.length === 1 &&
      indent > head.indent + DEEPER;
    const goesOn = above !== undefined && body.has(above) && above.isFull && !isStrong && line.gap < 1.6;
    const isText =
      isBullet || text.length > LONG || isSentence(text) || goesOn || (isDeeper && !findSpan(text));
    if (isText) body.add(line);
    else head = line;
    above = line;
  }
  return body;
}

function isDated(line: Line, body: ReadonlySet<Line>): boolean {
  if (body.has(line) && line.isBullet) return false;
  const span = findSpan(line.text);
  return span !== null && withoutSpan(line.text, span).length < LONG;
}

/** A span that ends open at the end of a line, and the rest of it in the next line. */
const OPEN_END = /(?:[-–—]|\bto|[-–—]\s*[a-z]{3,9}\.?,?)$/i;
const END = /^(?:[a-z]{3,9}\.?,?\s)?(?:(?:19|20)\d\d|present|current|now|date|till date)$/i;

/** In a narrow column the end of a time span may be below its start. */
export function wholeDates(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [start = '', ...others] = last?.parts ?? [];
    const [end = '', ...rest] = line.parts;
    if (!last || !OPEN_END.test(start) || !END.test(end)) {
      whole.push(line);
      continue;
    }
    whole[whole.length - 1] = withParts(last, [`${start} ${end}`, ...others]);
    if (rest.length > 0) whole.push({ ...withParts(line, rest), places: line.places.slice(1) });
  }
  return whole;
}

function withParts(line: Line, parts: string[]): Line {
  return { ...line, parts, text: parts.join('\t') };
}

export function datedEntries(lines: readonly Line[], body: ReadonlySet<Line>): DatedEntry[] {
  const dated = lines.flatMap((line, place) => (isDated(line, body) ? [place] : []));
  const [first] = dated;
  if (first === undefined) return [];
  const before = lines.slice(0, first).filter((line) => !body.has(line)).length;
  const most = Math.min(before, 3);
  const startOf = (place: number, floor: number) => {
    let start = place;
    while (start > floor && place - start < most && !body.has(lines[start - 1] as Line)) start -= 1;
    return start;
  };
  return dated.map((place, index) => {
    const start = startOf(place, index === 0 ? 0 : (dated[index - 1] as number) + 1);
    const next = dated[index + 1];
    const end = next === undefined ? lines.length : startOf(next, place + 1);
    return toEntry(lines.slice(start, end), place - start);
  });
}

function toEntry(lines: readonly Line[], place: number): DatedEntry {
  const dated = lines[place] as Line;
  const span = findSpan(dated.text) as Span;
  const header = [...lines.slice(0, place).map(({ text }) => text), withoutSpan(dated.text, span)].filter(
    Boolean,
  );
  return {
    span,
    header,
    body: lines.slice(place + 1),
    line: lines
      .slice(0, place + 1)
      .map(({ text }) => text)
      .join('\n'),
  };
}
