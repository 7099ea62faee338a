import type { EmploymentType } from '#contract/labels/profile.ts';
import { isPlace, splitPlace } from '../words/places.ts';
import { employmentTypeOf, isOnlyEmploymentType, looksLikeCompany, looksLikeTitle } from '../words/titles.ts';

export interface Header {
  company: string;
  title: string;
  location: string;
  employmentType: EmploymentType | null;
  /** Whether a word told which is which; else it was taken from the order. */
  isSure: boolean;
  /** Which came first. */
  isTitleFirst: boolean;
}

const STRONG = /\t|\s*[|•·]\s*|\s+[–—-]+\s+|\s*[–—]\s*|\s+@\s+/;

interface Piece {
  words: string;
  isTitle: boolean;
  isCompany: boolean;
  /** Which words they were parted from by no more than a comma. */
  group: number;
}

/** Who somebody was where, from the lines over a job without its dates. */
export function readHeader(lines: readonly string[], isTitleFirst: boolean | null): Header {
  const location: string[] = [];
  const pieces: Piece[] = [];
  const employmentType = employmentTypeOf(lines.join(' '));
  for (const piece of lines.flatMap((line) => line.split(STRONG)).flatMap(splitAt)) {
    const words = piece.replace(/^[\s,;:()|]+|[\s,;:(|]+$/g, '').trim();
    if (words === '' || isOnlyEmploymentType(words)) continue;
    if (isPlace(words)) {
      location.push(words.replace(/[()]/g, ''));
      continue;
    }
    const { rest, place } = splitPlace(words);
    if (place) location.push(place);
    pieces.push(...splitComma(rest, pieces.length));
  }
  const { title, company, isSure, first } = assign(pieces, isTitleFirst);
  return {
    company: company.slice(0, 120),
    title: title.replace(/\s*\((?:full|part)[\s-]?time\)$/i, '').slice(0, 120),
    location: location.join(', ').slice(0, 120),
    employmentType,
    isSure,
    isTitleFirst: first,
  };
}

/** `Engineer at Acme`; a name may hold the word too. */
function splitAt(words: string): string[] {
  const [, title, company] = /^(.+?)\s+(?:at|with)\s+(.+)$/i.exec(words) ?? [];
  return title && company && looksLikeTitle(title) ? [title, company] : [words];
}

function toPiece(words: string, group: number): Piece {
  return { words, group, isTitle: looksLikeTitle(words), isCompany: looksLikeCompany(words) };
}

/** `Software Engineer, Acme` are two; `Acme Technologies, Inc.` and `Senior Engineer, Payments` are one. */
function splitComma(words: string, group: number): Piece[] {
  const [first = '', ...rest] = words.split(/\s*,\s*/);
  const second = rest.join(', ');
  if (second === '' || /^(?:inc|ltd|llc|pvt|co)\b/i.test(second)) return [toPiece(words, group)];
  return looksLikeTitle(first) !== looksLikeTitle(second)
    ? [toPiece(first, group), toPiece(second, group)]
    : [toPiece(words, group)];
}

function assign(pieces: readonly Piece[], isTitleFirst: boolean | null) {
  const title =
    pieces.find(({ isTitle, isCompany }) => isTitle && !isCompany) ?? pieces.find(({ isTitle }) => isTitle);
  if (title) {
    const others = pieces.filter((piece) => piece !== title);
    const company =
      others.find(({ isCompany, isTitle }) => isCompany && !isTitle) ??
      others.find(({ group }) => group !== title.group) ??
      others[0];
    const first = !company || pieces.indexOf(title) < pieces.indexOf(company);
    const beside = others.filter((piece) => piece.group === title.group && piece !== company);
    return {
      title: [title, ...beside].map(({ words }) => words).join(', '),
      company: company?.words ?? '',
      isSure: others.length > 0,
      first,
    };
  }
  const [one, two] = pieces;
  const isFirst = isTitleFirst ?? !one?.isCompany;
  if (one && !two) return { title: '', company: one.words, isSure: false, first: isFirst };
  const [named, other] = isFirst ? [one, two] : [two, one];
  return { title: named?.words ?? '', company: other?.words ?? '', isSure: false, first: isFirst };
}
