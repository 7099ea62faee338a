import type { NumberRange } from '../candidate-filter.ts';
import type { Token } from './tokens.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export type Unit = 'YEARS' | 'MONTHS' | 'DAYS' | 'RUPEES' | 'NONE';

interface UnitWord {
  unit: Unit;
  /** Its value in rupees or days. */
  worth: number;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

function unitWords(words: string, unit: Unit, worth: number): [string, UnitWord][] {
  return words.split(' ').map((word) => [word, { unit, worth }]);
}

const UNITS = new Map<string, UnitWord>([
  ...unitWords('y yr yrs year years yoe', 'YEARS', 1),
  ...unitWords('month months mth mths mo', 'MONTHS', 1),
  ...unitWords('day days d', 'DAYS', 1),
  ...unitWords('week weeks wk wks', 'DAYS', 7),
  ...unitWords('l lakh lakhs lac lacs lpa', 'RUPEES', LAKH),
  ...unitWords('cr crore crores crs cpa', 'RUPEES', CRORE),
]);
/** Too short to count as a unit unless directly after the number. */
const TOUCHING = new Set(['y', 'd', 'mo']);

const AT_MOST = phrases(
  'under',
  'below',
  'within',
  'upto',
  'up to',
  'at most',
  'atmost',
  'less than',
  'lower than',
  'fewer than',
  'not more than',
  'no more than',
  'max',
  'maximum',
  'till',
  'until',
  '<',
  '<=',
);
const AT_LEAST = phrases(
  'over',
  'above',
  'atleast',
  'at least',
  'more than',
  'greater than',
  'not less than',
  'no less than',
  'min',
  'minimum',
  '>',
  '>=',
);
const OR_MORE = phrases(
  'plus',
  'min',
  'minimum',
  'onwards',
  'or more',
  'or above',
  'or over',
  'and more',
  'and above',
  'and over',
);
const OR_LESS = phrases('max', 'maximum', 'or less', 'or below', 'or under', 'and below', 'and under');

function phrases(...all: string[]): string[][] {
  return all.map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length);
}

/** The number of tokens in the longest of these phrases that starts here; 0 if none does. */
function sizeOf(list: readonly string[][], tokens: readonly Token[], at: number): number {
  const found = list.find((words) => words.every((word, place) => tokens[at + place]?.key === word));
  return found?.length ?? 0;
}

export interface Amount {
  /** In years, months, days or rupees, according to `unit`; plain numbers without one. */
  range: NumberRange;
  unit: Unit;
  /** Whether the text says which limit is meant: `under`, `+`, `3-5`. */
  isBounded: boolean;
  /** The first token after the amount. */
  next: number;
}

interface Figure {
  value: number;
  unit: UnitWord | undefined;
  isMoney: boolean;
  isOpen: boolean;
  next: number;
}

function isCurrency({ key }: Token): boolean {
  return key === '₹' || key === 'rs' || key === 'inr';
}

function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const first = tokens[at];
  const start = first && isCurrency(first) ? at + 1 : at;
  const token = tokens[start];
  if (!token) return undefined;
  const spelled = NUMBERS.indexOf(token.key) + 1;
  if (token.kind !== 'number' && spelled === 0) return undefined;
  const unit = unitAt(tokens, start + 1);
  if (spelled > 0 && !unit) return undefined;
  return {
    value: spelled || Number(token.key),
    unit,
    isMoney: start > at,
    isOpen: token.isOpen || (unit !== undefined && tokens[start + 1]?.isOpen === true),
    next: start + (unit ? 2 : 1),
  };
}

function unitAt(tokens: readonly Token[], at: number): UnitWord | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.joint === 'break' || token.joint === 'mark') return undefined;
  if (TOUCHING.has(token.key) && token.joint !== 'none') return undefined;
  return UNITS.get(token.key);
}

/** The second number of `3-5`, `3 to 5`, `between 3 and 5`. */
function endAt(tokens: readonly Token[], at: number, isBetween: boolean): Figure | undefined {
  const token = tokens[at];
  if (token?.joint === 'soft') return figureAt(tokens, at);
  const isJoin = token?.key === 'to' || (isBetween && token?.key === 'and');
  return isJoin ? figureAt(tokens, at + 1) : undefined;
}

/** Which limit of a range the words mean. */
export interface Bound {
  end: 'MOST' | 'LEAST' | undefined;
  next: number;
}

/** `under`, `at least`, `<` before an amount. */
export function boundAt(tokens: readonly Token[], at: number): Bound {
  const most = sizeOf(AT_MOST, tokens, at);
  const least = most > 0 ? 0 : sizeOf(AT_LEAST, tokens, at);
  return { end: most > 0 ? 'MOST' : least > 0 ? 'LEAST' : undefined, next: at + most + least };
}

function boundBehind(tokens: readonly Token[], at: number): Bound {
  const more = sizeOf(OR_MORE, tokens, at);
  const less = more > 0 ? 0 : sizeOf(OR_LESS, tokens, at);
  return { end: more > 0 ? 'LEAST' : less > 0 ? 'MOST' : undefined, next: at + more + less };
}

/**
 * An amount that starts at a token: `under 40 lakh`, `3+ yrs`, `30-40L`, `at least 1 cr`, `30 days or less`.
 * `known` is the limit that earlier words have already set.
 */
export function amountAt(tokens: readonly Token[], at: number, known?: Bound['end']): Amount | undefined {
  const isBetween = tokens[at]?.key === 'between';
  const before = known ? { end: known, next: at } : boundAt(tokens, at);
  const first = figureAt(tokens, isBetween ? at + 1 : before.next);
  if (!first) return undefined;
  const second = before.end ? undefined : endAt(tokens, first.next, isBetween);
  if (isBetween && !second) return undefined;
  const last = second ?? first;
  const worth = last.unit?.worth ?? first.unit?.worth ?? 1;
  const from = first.value * (first.unit?.worth ?? worth);
  const unit = (last.unit ?? first.unit)?.unit ?? (first.isMoney ? 'RUPEES' : 'NONE');
  if (second) {
    const to = last.value * worth;
    const range = { min: Math.min(from, to), max: Math.max(from, to) };
    return { range, unit, isBounded: true, next: last.next };
  }
  const behind = before.end ? { end: undefined, next: last.next } : boundBehind(tokens, last.next);
  const end = before.end ?? behind.end ?? (first.isOpen ? 'LEAST' : undefined);
  const range = { min: end === 'MOST' ? null : from, max: end === 'LEAST' ? null : from };
  return { range, unit, isBounded: end !== undefined, next: behind.next };
}
