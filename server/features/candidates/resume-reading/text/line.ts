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

/** One line of a document as a person sees it. */
export interface Line {
  /** What a wide gap, a tab or the border of a cell keeps apart. */
  parts: string[];
  /** The parts with a tab between them. */
  text: string;
  /** Of the letters; 0 where the document does not say. */
  size: number;
  /** Set in another font than most of the document, or bold. */
  isStrong: boolean;
  isBullet: boolean;
  /** How far it begins from the left edge of its column. */
  indent: number;
  /** The space above it in lines; 0 where the document does not say. */
  gap: number;
  /** Reaches the right edge of its column, so that the next line may only go on with it. */
  isFull: boolean;
  /** Where each part begins; empty where the document does not say. */
  places: number[];
  /** Addresses that its words lead to without showing them. */
  links: string[];
}

/** Lines that follow each other: the head of the page, a column. */
export type Stream = Line[];

/** Bullets as characters, and the private ones that symbol fonts show as bullets. */
const BULLET = /^\s*(?:[•●○▪■□◦‣∙·⁃◆◇❖➢➤►▶✓✔★*\p{Co}]|[-–—](?=\s)|o(?=\s))\s*/u;

function isBullet(text: string): boolean {
  return BULLET.test(text);
}

/** The words without bullet, ligatures, icons and doubled spaces. */
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
