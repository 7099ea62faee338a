import type { NoticePeriod } from '../../labels/profile.ts';
import type { CandidateFilter, NumberRange } from '../candidate-filter.ts';
import * as labels from './labels.ts';
import { FILLERS, neighboursOf, type Piece, piecesOf, type Source, sourceOf } from './pieces.ts';
import { tokensOf } from './tokens.ts';
import type { Correction, Understood } from './understood.ts';

/** The filters that the understood pieces mean, in terms of the controls of the search. */
export interface WordsFilter {
  skills: { name: string; minYears: number }[];
  /** The text has `or` between its skills. */
  isAnySkill: boolean;
  cities: string[];
  institutes: string[];
  noticePeriods: NoticePeriod[];
  experience: NumberRange | null;
  expectedSalary: NumberRange | null;
  currentSalary: NumberRange | null;
  lastActiveDays: number | null;
}

/** Why a piece may be a plain word after all: it was misspelt, or stands next to a word as in a name. */
export interface Doubt {
  word: string;
  beside: [string, string] | null;
}

export interface Reading {
  filter: WordsFilter;
  understood: Understood[];
  corrections: Correction[];
  doubts: Doubt[];
  /** The rest of the text, which is searched for as words. */
  rest: string;
  /** The last word of the text is part of it, and may still be incomplete. */
  isUnfinished: boolean;
}

/** Far more than a search box takes; everything after it stays words. */
const MOST_TOKENS = 100;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Interprets a text as filters: `react bengaluru 3 years under 40 lakh`. Keys in `plain` stay words. With
 * `mayBeAny`, skills separated by `or` are one condition.
 */
export function understand(
  text: string,
  { plain = NOBODY, mayBeAny = true }: { plain?: ReadonlySet<string>; mayBeAny?: boolean } = {},
): Reading {
  const tokens = tokensOf(text);
  const source = sourceOf(text, tokens.slice(0, MOST_TOKENS), plain);
  const found = piecesOf(source);
  const or = alternatives(source, found, mayBeAny);
  const pieces = found.filter((piece) => !or.unclear.has(piece));
  return {
    filter: filterOf(pieces, or.isAny),
    understood: or.isAny ? asOne(source, pieces) : pieces.map((piece) => understoodOf(source, piece)),
    corrections: pieces.flatMap(({ corrections }) => corrections),
    doubts: pieces.flatMap((piece) => doubtsOf(source, pieces, piece)),
    ...restOf({ ...source, tokens }, pieces),
  };
}

const minYearsOf = (meaning: Piece['meaning']) => ('minYears' in meaning ? meaning.minYears : 0);
const isSkill = ({ meaning }: Piece) => meaning.kind === 'SKILL';

/** Whether only `or` or a slash is between two pieces. */
function isOr({ tokens }: Source, left: Piece, right: Piece): boolean {
  const between = tokens.slice(left.next, right.first);
  if (between.length === 0) return tokens[right.first]?.joint === 'slash';
  return between.length === 1 && between[0]?.key === 'or';
}

/**
 * Skills separated by `or` become one condition if they are all the skills in the text; otherwise the meaning
 * is unclear.
 */
function alternatives(source: Source, pieces: readonly Piece[], mayBeAny: boolean) {
  const pairs = pieces.slice(1).map((right, place) => ({ left: pieces[place] as Piece, right }));
  const skills = pairs.filter(
    ({ left, right }) => isSkill(left) && isSkill(right) && isOr(source, left, right),
  );
  const isAny = skills.length > 0 && skills.length === pieces.filter(isSkill).length - 1;
  const unclear = isAny && mayBeAny ? [] : skills.flatMap(({ left, right }) => [left, right]);
  return { isAny: isAny && mayBeAny, unclear: new Set(unclear) };
}

function filterOf(pieces: readonly Piece[], isAnySkill: boolean): WordsFilter {
  const filter: WordsFilter = {
    skills: [],
    isAnySkill,
    cities: [],
    institutes: [],
    noticePeriods: [],
    experience: null,
    expectedSalary: null,
    currentSalary: null,
    lastActiveDays: null,
  };
  for (const { meaning } of pieces) {
    switch (meaning.kind) {
      case 'SKILL':
        filter.skills.push(...meaning.names.map((name) => ({ name, minYears: minYearsOf(meaning) })));
        break;
      case 'CITY':
        filter.cities.push(...meaning.names);
        break;
      case 'INSTITUTE':
        filter.institutes.push(...meaning.names);
        break;
      case 'NOTICE':
        filter.noticePeriods.push(...meaning.periods);
        break;
      case 'ACTIVITY':
        filter.lastActiveDays = Math.min(meaning.days, filter.lastActiveDays ?? meaning.days);
        break;
      case 'EXPERIENCE':
        filter.experience = bothOf(filter.experience, meaning.range);
        break;
      case 'EXPECTED_PAY':
        filter.expectedSalary = bothOf(filter.expectedSalary, meaning.range);
        break;
      case 'CURRENT_PAY':
        filter.currentSalary = bothOf(filter.currentSalary, meaning.range);
        break;
    }
  }
  return filter;
}

/** The intersection of two ranges. Its minimum is above its maximum if it is empty. */
function bothOf(a: NumberRange | null | undefined, b: NumberRange): NumberRange {
  const least = [a?.min, b.min].filter((end) => typeof end === 'number');
  const most = [a?.max, b.max].filter((end) => typeof end === 'number');
  return {
    min: least.length > 0 ? Math.max(...least) : null,
    max: most.length > 0 ? Math.min(...most) : null,
  };
}

function labelOf(meaning: Piece['meaning']): string {
  switch (meaning.kind) {
    case 'SKILL':
      return labels.skillsLabel(meaning.names, minYearsOf(meaning));
    case 'EXPERIENCE':
      return labels.experienceLabel(meaning.range);
    case 'EXPECTED_PAY':
    case 'CURRENT_PAY':
      return labels.payLabel(meaning.range);
    case 'NOTICE':
      return labels.noticeLabel(meaning.periods);
    case 'ACTIVITY':
      return labels.activityLabel(meaning.days);
    default:
      return meaning.label;
  }
}

function understoodOf(source: Source, piece: Piece): Understood {
  const start = source.tokens[piece.first]?.start ?? 0;
  const end = source.tokens[piece.next - 1]?.end ?? start;
  const { meaning } = piece;
  return { kind: meaning.kind, label: labelOf(meaning), text: source.text.slice(start, end), start };
}

/** Skills separated by `or` as one piece, which can only be removed as a whole. */
function asOne(source: Source, pieces: readonly Piece[]): Understood[] {
  const skills = pieces.filter(isSkill).map((piece) => understoodOf(source, piece));
  const [first, last] = [skills[0], skills.at(-1)];
  if (!first || !last) return [];
  const text = source.text.slice(first.start, last.start + last.text.length);
  const whole = { ...first, label: skills.map(({ label }) => label).join(' or '), text };
  const others = pieces.filter((piece) => !isSkill(piece)).map((piece) => understoodOf(source, piece));
  return [...others, whole].sort((a, b) => a.start - b.start);
}

function doubtsOf(source: Source, pieces: readonly Piece[], piece: Piece): Doubt[] {
  const keys = source.tokens.slice(piece.first, piece.next).map(({ key }) => key);
  const typed = new Set(piece.corrections.map((correction) => correction.typed.toLowerCase()));
  const mistyped = keys.filter((word) => typed.has(word)).map((word): Doubt => ({ word, beside: null }));
  const isName = piece.meaning.kind === 'CITY' || piece.meaning.kind === 'SKILL';
  if (!isName || keys.length !== 1 || mistyped.length > 0) return mistyped;
  return neighboursOf(source, pieces, piece).map((beside): Doubt => ({ word: keys[0] ?? '', beside }));
}

/** The text without its pieces, and without the words that only connected them. */
function restOf(source: Source, pieces: readonly Piece[]): Pick<Reading, 'rest' | 'isUnfinished'> {
  const { text, tokens } = source;
  const last = tokens.length - 1;
  if (pieces.length === 0) return { rest: text, isUnfinished: true };
  const gone = new Set<number>();
  for (const { first, next } of pieces) for (let at = first; at < next; at++) gone.add(at);
  tokens.forEach(({ key, kind }, at) => {
    const joinsAlike = key === 'or' && gone.has(at - 1) && isAlike(pieces, at);
    if (kind === 'sign' || joinsAlike || (kind === 'word' && FILLERS.has(key))) gone.add(at);
  });
  const words = tokens.flatMap(({ start, end }, at) => (gone.has(at) ? [] : [text.slice(start, end)]));
  return { rest: words.join(' '), isUnfinished: !gone.has(last) };
}

/** Whether the pieces on both sides are choices in the same list, where one match is enough. */
function isAlike(pieces: readonly Piece[], at: number): boolean {
  const left = pieces.find(({ next }) => next === at)?.meaning.kind;
  const right = pieces.find(({ first }) => first === at + 1)?.meaning.kind;
  return left === right && left !== undefined;
}

/** The filter as if the understood pieces had been chosen in addition. */
export function withWords(filter: CandidateFilter, { filter: words, rest }: Reading): CandidateFilter {
  const narrowed = (range: NumberRange | null | undefined, by: NumberRange | null) =>
    by ? bothOf(range, by) : range;
  const bands = filter.experience?.length ? filter.experience : [{ min: null, max: null }];
  const { experience } = words;
  return {
    ...filter,
    text: rest,
    skills: withSkills(filter.skills, words.skills),
    skillsMode: words.isAnySkill ? 'ANY' : filter.skillsMode,
    cities: union(filter.cities, words.cities),
    institutes: union(filter.institutes, words.institutes),
    noticePeriods: union(filter.noticePeriods, words.noticePeriods),
    ...(experience && { experience: bands.map((band) => bothOf(band, experience)) }),
    expectedSalary: narrowed(filter.expectedSalary, words.expectedSalary),
    currentSalary: narrowed(filter.currentSalary, words.currentSalary),
    lastActiveDays: words.lastActiveDays
      ? Math.min(words.lastActiveDays, filter.lastActiveDays ?? words.lastActiveDays)
      : filter.lastActiveDays,
  };
}

function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])];
}

/** Each skill once, with its highest minimum of years. */
function withSkills(
  chosen: CandidateFilter['skills'],
  words: WordsFilter['skills'],
): CandidateFilter['skills'] {
  const byName = new Map(chosen.map((wish) => [wish.name.toLowerCase(), wish]));
  for (const { name, minYears } of words) {
    const wish = byName.get(name.toLowerCase()) ?? { name, minYears: 0, minLevel: 0 };
    byName.set(name.toLowerCase(), { ...wish, minYears: Math.max(wish.minYears, minYears) });
  }
  return [...byName.values()];
}
