import mammoth from 'mammoth';
import { sectionOf } from '../words/headings.ts';
import { type Line, type Stream, toLine, Unreadable } from './line.ts';

const FEWEST_LETTERS = 40;

/** A Word document converted by mammoth: paragraphs, lists and tables as plain HTML, without its pictures. */
export async function wordStreams(bytes: Buffer): Promise<Stream[]> {
  const html = await toHtml(bytes);
  const streams = toStreams(html);
  const letters = streams
    .flat()
    .map(({ text }) => text.replace(/[^\p{L}]/gu, ''))
    .join('');
  if (letters.length < FEWEST_LETTERS) throw new Unreadable('NO_TEXT');
  return streams;
}

async function toHtml(bytes: Buffer): Promise<string> {
  try {
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
    return (await mammoth.convertToHtml({ buffer: bytes }, { convertImage, ignoreEmptyParagraphs: true }))
      .value;
  } catch {
    throw new Unreadable('BROKEN');
  }
}

const TOKEN = /<(\/?)(\w+)((?:\s[^<>]*)?)>|([^<]+)/g;

/** The cells of a table one after another when they contain headings, else row by row. */
function toStreams(html: string): Stream[] {
  const head: Stream = [];
  const columns = new Map<number, Stream>();
  for (const piece of html.split(/(<table>.*?<\/table>)/s)) {
    const table = /^<table>(.*)<\/table>$/s.exec(piece);
    if (!table) head.push(...toLines(piece));
    else addTable(table[1] ?? '', head, columns);
  }
  return [head, ...[...columns].toSorted(([a], [b]) => a - b).map(([, stream]) => stream)].filter(
    ({ length }) => length > 0,
  );
}

function addTable(table: string, head: Stream, columns: Map<number, Stream>): void {
  const rows = table
    .split(/<\/tr>/)
    .map((row) =>
      row
        .split(/<\/t[dh]>/)
        .map(toLines)
        .filter(({ length }) => length > 0),
    )
    .filter(({ length }) => length > 0);
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  const isLayout =
    widest === 1 ||
    rows.some((cells) =>
      cells.some((lines) => lines.length > 1 && lines.some(({ text }) => sectionOf(text))),
    );
  for (const cells of rows) {
    // A heading to the left of its lines: `Education | B.Tech …`.
    const [label] = cells;
    if (label?.length === 1 && label[0] && sectionOf(label[0].text) && cells.length === 2) {
      head.push(...cells.flat());
    } else if (!isLayout) head.push(joinedRow(cells));
    else if (cells.length === 1) head.push(...(cells[0] ?? []));
    else
      cells.forEach((lines, place) => {
        columns.set(place, [...(columns.get(place) ?? []), ...lines]);
      });
  }
}

function joinedRow(cells: Line[][]): Line {
  const parts = cells.map((lines) => lines.map(({ text }) => text).join(', '));
  return toLine(parts, { isBullet: false, links: cells.flat().flatMap(({ links }) => links) });
}

interface Open {
  text: string;
  strong: number;
  isHeading: boolean;
  isBullet: boolean;
  links: string[];
}

const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 20, h2: 16, h3: 14, h4: 13, h5: 12, h6: 12 };
const BODY_SIZE = 11;

function toLines(html: string): Line[] {
  const lines: Line[] = [];
  let open: Open = blank();
  let size = BODY_SIZE;
  let lists = 0;
  const close = () => {
    const words = plainText(open.text);
    if (words.trim()) lines.push(lineOf(words, open, size));
    open = blank();
  };
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      open.text += text;
      if (open.isHeading) open.strong += text.length;
      continue;
    }
    if (tag === 'ul' || tag === 'ol') lists += slash ? -1 : 1;
    if (tag === 'a' && !slash)
      open.links.push(
        ...[...attributes.matchAll(/href="([^"]*)"/g)].map(([, href]) => plainText(href ?? '')),
      );
    if (tag === 'strong') open.isHeading = !slash;
    if (tag === 'br') {
      close();
      continue;
    }
    if (tag in HEADING_SIZES || tag === 'p' || tag === 'li') {
      close();
      size = !slash && tag in HEADING_SIZES ? (HEADING_SIZES[tag] ?? BODY_SIZE) : BODY_SIZE;
      if (!slash && tag === 'li') open.isBullet = lists > 0;
    }
  }
  close();
  return lines;
}

function blank(): Open {
  return { text: '', strong: 0, isHeading: false, isBullet: false, links: [] };
}

function lineOf(words: string, { strong, isBullet, links, text }: Open, size: number): Line {
  const parts = words.split(/\t+| {4,}/);
  const isStrong = size > BODY_SIZE || strong > text.length / 2;
  return toLine(parts, { size, isStrong, links, ...(isBullet && { isBullet }) });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plainText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
