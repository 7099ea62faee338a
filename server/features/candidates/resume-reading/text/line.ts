/** Why nothing could be read. */
export type Fault = 'NO_TEXT' | 'LOCKED' | 'BROKEN' | 'OLD_WORD' | 'NO_RESUME';

export class Unreadable extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.name = 'Unreadable';
    this.fault = fault;
  }
}

/** One visual line of a document. */
export interface Line {
  /** Parts separated by a wide gap, a tab or a cell border. */
  parts: string[];
  /** The parts joined by tabs. */
  text: string;
  /** The font size; 0 if the document does not contain it. */
  size: number;
  /** In another font than most of the document, or bold. */
  isStrong: boolean;
  isBullet: boolean;
  /** The distance from the left edge of its column. */
  indent: number;
  /** The space above it in lines; 0 if the document does not contain it. */
  gap: number;
  /** Reaches the right edge of its column, so the next line may be its continuation. */
  isFull: boolean;
  /** The x position of each part; empty if the document does not contain it. */
  places: number[];
  /** URLs of links that are not visible as text. */
  links: string[];
}

/** Consecutive lines: the head of the page, or a column. */
export type Stream = Line[];

/** Bullet characters, and the private-use ones that symbol fonts show as bullets. */
const BULLET = /^\s*(?:[•●○▪■□◦‣∙·⁃◆◇❖➢➤►▶✓✔★*\p{Co}]|[-–—](?=\s)|o(?=\s))\s*/u;

function isBullet(text: string): boolean {
  return BULLET.test(text);
}

/** The words without bullet, ligatures, icons and double spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(BULLET, '')
    .replace(/[\p{Co}\p{Cf}\p{Cc}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function toLine(
  parts: readonly string[],
  look: Partial<Omit<Line, 'parts' | 'text' | 'isBullet'>> & { isBullet?: boolean } = {},
): Line {
  const cleaned = parts.map(plain).filter(Boolean);
  return {
    size: 0,
    isStrong: false,
    indent: 0,
    gap: 0,
    isFull: false,
    places: [],
    links: [],
    ...look,
    isBullet: look.isBullet ?? isBullet(parts[0] ?? ''),
    parts: cleaned,
    text: cleaned.join('\t'),
  };
}
