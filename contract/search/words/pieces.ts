import { amountAt } from './amounts.ts';
import { type Quantity, quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';
import { wordMeantBy } from './typos.ts';
import type { Correction } from './understood.ts';
import { type Name, nameAt } from './vocabulary.ts';

/** Tokens of a text that mean one filter. */
export interface Piece {
  first: number;
  next: number;
  meaning: Name | Exclude<Quantity, { kind: 'EXPERIENCE' }> | SkillYears | Experience;
  corrections: Correction[];
}

type Experience = Extract<Quantity, { kind: 'EXPERIENCE' }>;
interface SkillYears extends Name {
  kind: 'SKILL';
  minYears: number;
}

export interface Source {
  text: string;
  tokens: readonly Token[];
  /** The same tokens, with typing errors corrected. */
  meant: readonly Token[];
}

/** Prepares a text; tokens whose key is in `plain` are never part of a name. */
export function sourceOf(text: string, tokens: readonly Token[], plain: ReadonlySet<string>): Source {
  const meantBy = ({ key }: Token) => (plain.has(key) ? NO_NAME : (wordMeantBy(key) ?? key));
  return { text, tokens, meant: tokens.map((token) => ({ ...token, key: meantBy(token) })) };
}

/** A key that no name has. */
const NO_NAME = '\0';

const NEGATIONS = new Set(['not', 'no', 'without', 'except', 'excluding', 'non']);
const OF = new Set(['of', 'in', 'with', 'using']);
/** After a skill these words add nothing. */
export const TRADES: ReadonlySet<string> = new Set([
  'developer',
  'developers',
  'dev',
  'devs',
  'engineer',
  'engineers',
  'programmer',
  'programmers',
  'programming',
  'coder',
  'coders',
]);
const MOST_VERSION = 100;

/** One-letter skills, which can also be initials of people. */
const LETTERS = new Set(['C', 'R']);
/** Cities and skills that are also names of people. */
const NAMESAKES = new Set(['kota', 'ruby', 'salem']);

function nameFrom(source: Source, at: number): Piece | undefined {
  const found = nameAt(source.meant, at);
  if (!found) return undefined;
  const next = at + found.size;
  const corrections = source.tokens.slice(at, next).flatMap(({ key, start, end }, place) => {
    if (key === source.meant[at + place]?.key) return [];
    return [{ typed: source.text.slice(start, end), used: found.name.label }];
  });
  return { first: at, next, meaning: found.name, corrections };
}

/** A minimum directly after a skill that can only belong to the skill: `React >= 3`, `React (3 years)`. */
function yearsBehind({ text, tokens }: Source, at: number): { years: number; next: number } | undefined {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return undefined;
  const between = text.slice(before.end, token.start).trim();
  const isOwn = token.key === '>=' || token.key === '>' || between === '(' || between === ':';
  const amount = isOwn ? amountAt(tokens, at) : undefined;
  const fits = amount && (amount.unit === 'YEARS' || amount.unit === 'NONE');
  const years = fits ? amount.range.min : null;
  return amount && years !== null && years <= 50 ? { years, next: amount.next } : undefined;
}

/** `Java 8`, `C++17`: a version is not an amount. */
function behindVersion({ tokens }: Source, at: number): number {
  const token = tokens[at];
  const isNear = token?.joint === 'none' || token?.joint === 'space' || token?.joint === 'soft';
  if (token?.kind !== 'number' || !isNear || token.isOpen || Number(token.key) >= MOST_VERSION) return at;
  const amount = amountAt(tokens, at);
  return amount?.unit === 'NONE' && !amount.isBounded && !quantityAt(tokens, at) ? at + 1 : at;
}

function behindTrade({ tokens }: Source, at: number): number {
  const token = tokens[at];
  const isNear = token?.joint === 'space' || token?.joint === 'soft';
  return token && isNear && TRADES.has(token.key) ? at + 1 : at;
}

function skillFrom(source: Source, piece: Piece): Piece {
  if (piece.meaning.kind !== 'SKILL') return piece;
  const years = yearsBehind(source, piece.next);
  if (years) return { ...piece, next: years.next, meaning: { ...piece.meaning, minYears: years.years } };
  return { ...piece, next: behindTrade(source, behindVersion(source, piece.next)) };
}

/** `3+ years of React` are years of React, not of total experience. */
function ofSkill(source: Source, piece: Piece): Piece | undefined {
  const { meaning } = piece;
  const link = source.tokens[piece.next];
  if (meaning.kind !== 'EXPERIENCE' || meaning.range.min === null || meaning.range.max !== null)
    return undefined;
  if (!link || !OF.has(link.key)) return undefined;
  const skill = nameFrom(source, piece.next + 1);
  if (skill?.meaning.kind !== 'SKILL') return undefined;
  const next = behindTrade(source, behindVersion(source, skill.next));
  return { ...skill, first: piece.first, next, meaning: { ...skill.meaning, minYears: meaning.range.min } };
}

function pieceAt(source: Source, at: number): Piece | undefined {
  const token = source.tokens[at];
  if (!token || token.kind === 'quoted') return undefined;
  const quantity = quantityAt(source.tokens, at);
  if (quantity) {
    const piece: Piece = { first: at, next: quantity.next, meaning: quantity, corrections: [] };
    return ofSkill(source, piece) ?? piece;
  }
  const name = nameFrom(source, at);
  return name && skillFrom(source, name);
}

/** Every piece that means a filter, from left to right; negated pieces stay words. */
function everyPiece(source: Source): Piece[] {
  const pieces: Piece[] = [];
  let isNegated = false;
  for (let at = 0; at < source.tokens.length; ) {
    const piece = pieceAt(source, at);
    const key = source.tokens[at]?.key ?? '';
    if (piece && !isNegated) pieces.push(piece);
    isNegated = piece ? false : NEGATIONS.has(key) || (isNegated && (FILLERS.has(key) || OF.has(key)));
    at = piece?.next ?? at + 1;
  }
  return pieces;
}

/** Words that only connect others, ignored once a filter has been understood. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an and any around at based by candidate candidates experience experienced exp for from good graduate graduates
  has have having hire hiring i in is know knowing knows living located location near need needed of on people
  skill skilled skills that the to want wanted who with working years salary ctc pay period notice city`.split(
    /\s+/,
  ),
);

const JOINS = new Set(['and', 'or']);

function isRest({ tokens }: Source, taken: ReadonlySet<number>, at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && !taken.has(at) && !isJoining(token.key);
}

/** `Bank of Baroda` is not a bank in Vadodara. */
function isJoining(key: string): boolean {
  return (FILLERS.has(key) && key !== 'of') || TRADES.has(key) || JOINS.has(key);
}

const isNear = (token: Token | undefined) => token?.joint === 'space' || token?.joint === 'soft';

/** The words next to a piece that belong to no other piece. */
export function neighboursOf(source: Source, pieces: readonly Piece[], piece: Piece): [string, string][] {
  const { tokens } = source;
  const taken = new Set(pieces.flatMap(({ first, next }) => range(first, next)));
  const pairs: [number, number][] = [
    [piece.first - 1, piece.first],
    [piece.next - 1, piece.next],
  ];
  return pairs.flatMap(([left, right]): [string, string][] => {
    const outer = left < piece.first ? left : right;
    if (!isNear(tokens[right]) || !isRest(source, taken, outer)) return [];
    return [[tokens[left]?.key ?? '', tokens[right]?.key ?? '']];
  });
}

function range(first: number, next: number): number[] {
  return Array.from({ length: next - first }, (_, place) => first + place);
}

function isLetter({ meaning }: Piece): boolean {
  return meaning.kind === 'SKILL' && LETTERS.has(meaning.label);
}

/**
 * Whether initials and namesakes mean the filter, judged by their neighbours: `C, Python` but `Karthik R`;
 * `ruby` but `Ruby Sharma`.
 */
function isMeant(source: Source, pieces: readonly Piece[], piece: Piece): boolean {
  const key = source.tokens[piece.first]?.key ?? '';
  if (isLetter(piece)) {
    const hasTrade = TRADES.has(source.tokens[piece.next - 1]?.key ?? '');
    const others = pieces.filter((other) => other.meaning.kind === 'SKILL' && !isLetter(other));
    return hasTrade || others.some((other) => isBeside(source, piece, other));
  }
  const isOne = piece.next - piece.first === 1;
  return !(isOne && NAMESAKES.has(key)) || neighboursOf(source, pieces, piece).length === 0;
}

function isBeside({ tokens }: Source, a: Piece, b: Piece): boolean {
  const [left, right] = a.first < b.first ? [a, b] : [b, a];
  return tokens.slice(left.next, right.first).every(({ key }) => JOINS.has(key));
}

export function piecesOf(source: Source): Piece[] {
  const pieces = everyPiece(source);
  return pieces.filter((piece) => isMeant(source, pieces, piece));
}
