import type { Line, Stream } from '#server/features/candidates/resume-reading/text/line.ts';
import { type SectionName, sectionOf } from '../words/headings.ts';

/** The lines before the first heading, and those under each heading. */
interface Sections {
  head: Line[];
  under: (name: SectionName) => Line[];
}

interface Block {
  heading: Line;
  name: SectionName;
  lines: Line[];
}

/** The heading of each line. A column starts without one. */
export function splitSections(streams: readonly Stream[]): Sections {
  const head: Line[] = [];
  const blocks: Block[] = [];
  const look = headingLook(streams);
  for (const stream of streams) {
    let block: Block | undefined;
    for (const line of stream) {
      const name = headingOf(line, look, block);
      if (name) {
        block = { heading: line, name, lines: [] };
        blocks.push(block);
        const rest = afterHeading(line);
        if (rest) block.lines.push(rest);
      } else (block?.lines ?? head).push(line);
    }
  }
  return {
    head,
    under: (name) => blocks.filter((block) => block.name === name).flatMap(({ lines }) => lines),
  };
}

interface Look {
  size: number;
  isCapital: boolean;
}

const isCapital = (text: string) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

/** The style of the unambiguous headings of this document. */
function headingLook(streams: readonly Stream[]): Look | undefined {
  const sure = streams
    .flat()
    .filter(
      ({ text, isBullet }) =>
        !isBullet && ['experience', 'education', 'projects'].includes(sectionOf(text) ?? ''),
    );
  const first = sure[0];
  return first && { size: first.size, isCapital: sure.every(({ text }) => isCapital(text)) };
}

function headingOf(line: Line, look: Look | undefined, block: Block | undefined): SectionName | undefined {
  const [first = ''] = line.parts;
  if (line.isBullet) return undefined;
  const name = line.parts.length === 1 ? sectionOf(first) : undefined;
  if (name) {
    // `Languages` under Skills is a group of skills, unless it has the style of the heading above it.
    const isInner = block?.name === 'skills' && KINDS_OF_SKILLS.test(first);
    return isInner && !isSameKind(line, block.heading) ? undefined : name;
  }
  const inline = inlineHeading(line, block);
  if (inline) return inline;
  const isUnknownHeading =
    look !== undefined &&
    line.parts.length === 1 &&
    (look.isCapital || look.size > 0) &&
    looksAlike(line, look) &&
    (look.isCapital ? isCapital(first) : line.isStrong) &&
    block !== undefined &&
    line.size > 0 &&
    line.gap > 1.5 &&
    !/[\d,:;.]/.test(first) &&
    first.split(' ').length <= 4;
  return isUnknownHeading && look.size > bodySize(block) ? 'other' : undefined;
}

const KINDS_OF_SKILLS =
  /^(?:programming\s)?(?:languages?|tools?|technologies|expertise|certifications?|soft skills|competencies)\b/i;

function isSameKind(a: Line, b: Line): boolean {
  const isOneCase = isCapital(a.text) === isCapital(b.text);
  return Math.abs(a.size - b.size) < 0.6 && a.isStrong === b.isStrong && isOneCase;
}

function bodySize(block: Block | undefined): number {
  return Math.max(0, ...(block?.lines.map(({ size }) => size) ?? []));
}

function looksAlike(line: Line, look: Look): boolean {
  return Math.abs(line.size - look.size) < 0.6 && (!look.isCapital || isCapital(line.text));
}

const INLINE =
  /^(technical skills|key skills|skills|career objective|objective|summary|professional summary|languages known|hobbies|hobbies (?:and|&) interests|interests|strengths)\s*[:–-]\s*(.+)/i;

function inlineHeading({ text }: Line, block: Block | undefined): SectionName | undefined {
  const [, heading] = INLINE.exec(text) ?? [];
  const name = heading ? sectionOf(heading) : undefined;
  // Among personal details it belongs to them, because the address may follow it.
  return name === 'other' && (!block || block.name === 'contact') ? undefined : name;
}

/** The text beside a heading on the same line. */
function afterHeading(line: Line): Line | undefined {
  const [, , rest] = INLINE.exec(line.text) ?? [];
  return rest ? { ...line, text: rest, parts: [rest], isBullet: false } : undefined;
}
