import type { NoticePeriod } from '../../labels/profile.ts';
import type { NumberRange } from '../candidate-filter.ts';
import { type Amount, amountAt, boundAt } from './amounts.ts';
import type { Token } from './tokens.ts';

export type Quantity = { next: number } & (
  | { kind: 'EXPERIENCE' | 'EXPECTED_PAY' | 'CURRENT_PAY'; range: NumberRange }
  | { kind: 'NOTICE'; periods: readonly NoticePeriod[] }
  | { kind: 'ACTIVITY'; days: number }
);

type Topic = 'EXPERIENCE' | 'PAY' | 'NOTICE' | 'ACTIVITY';

const set = (words: string) => new Set(words.split(' '));
const TOPICS: readonly (readonly [Topic, ReadonlySet<string>])[] = [
  ['EXPERIENCE', set('experience experienced exp total relevant overall work')],
  [
    'PAY',
    set('pay salary ctc budget package compensation expected expecting expects expectation asking current'),
  ],
  ['NOTICE', set('notice np period joining join joins joiner joiners')],
  ['ACTIVITY', set('active last past')],
];
/** May stand between a topic and its amount. */
const LINKS = set('of is in the a');

const MAX_YEARS = 50;
const MAX_PAY = 100_000_000_000;
const MAX_DAYS = 3650;
const MONTHS = 12;
const LAKH = 100_000;
/** Above this, a number without a unit cannot be lakhs a year. */
const MOST_LAKHS = 500;
const LEAST_RUPEES = 100_000;

interface Topics {
  topic: Topic | undefined;
  isCurrent: boolean;
  /** After the last word that names the topic, and after the links that follow it. */
  end: number;
  next: number;
}

function topicOf(word: string | undefined): Topic | undefined {
  return word === undefined ? undefined : TOPICS.find(([, words]) => words.has(word))?.[0];
}

/** The words before or after an amount that say what it measures. */
function topicsAt(tokens: readonly Token[], at: number): Topics {
  const found: Topics = { topic: undefined, isCurrent: false, end: at, next: at };
  for (let token = tokens[at]; token?.kind === 'word'; token = tokens[found.next]) {
    const topic = topicOf(token.key);
    if (topic ? found.topic !== undefined && topic !== found.topic : !(found.topic && LINKS.has(token.key)))
      break;
    found.topic ??= topic;
    found.isCurrent ||= token.key === 'current';
    found.next += 1;
    if (topic) found.end = found.next;
  }
  return found;
}

const YEARLY = [
  ['per', 'annum'],
  ['per', 'year'],
  ['p', 'a'],
  ['a', 'year'],
  ['pa'],
  ['annually'],
  ['yearly'],
];
const YEAR = set('year yr annum pa');

/** The position after `per annum`, `p.a.`, `/year`. */
function behindYearly(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token?.joint === 'slash' && YEAR.has(token.key)) return at + 1;
  const words = YEARLY.find((all) => all.every((word, place) => tokens[at + place]?.key === word));
  return at + (words?.length ?? 0);
}

/** `notice period`, `ctc`, `of experience` after an amount. */
function trailAt(tokens: readonly Token[], at: number): Topics {
  const trail = topicsAt(tokens, tokens[at]?.key === 'of' ? at + 1 : at);
  const isTrail = trail.topic !== undefined && trail.topic !== 'ACTIVITY';
  return isTrail ? trail : { topic: undefined, isCurrent: false, end: at, next: at };
}

const NOTICE_DAYS: readonly (readonly [NoticePeriod, number])[] = [
  ['FIFTEEN_DAYS_OR_LESS', 15],
  ['ONE_MONTH', 30],
  ['TWO_MONTHS', 60],
  ['THREE_MONTHS', 90],
  ['MORE_THAN_THREE_MONTHS', Number.POSITIVE_INFINITY],
];
const DAYS_A_MONTH = 30;

/**
 * Notice periods that end within so many days, or not before; the shortest step is the smallest that can be
 * asked for.
 */
function noticePeriods({ min, max }: NumberRange): NoticePeriod[] {
  const within = NOTICE_DAYS.filter(
    ([, days], step) => (max === null || days <= max || step === 0) && (min === null || days > min),
  );
  return within.map(([period]) => period);
}

function times({ min, max }: NumberRange, factor: number): NumberRange {
  return { min: min === null ? null : min * factor, max: max === null ? null : max * factor };
}

function isWithin({ min, max }: NumberRange, most: number): boolean {
  return (min ?? 0) <= most && (max ?? 0) <= most;
}

function experienceOf({ range, unit, isBounded }: Amount, next: number): Quantity | undefined {
  const years = unit === 'MONTHS' ? times(range, 1 / MONTHS) : range;
  const asked = isBounded ? years : { min: years.min, max: null };
  return isWithin(asked, MAX_YEARS) ? { kind: 'EXPERIENCE', range: asked, next } : undefined;
}

function payOf({ range, unit, isBounded }: Amount, isCurrent: boolean, next: number): Quantity | undefined {
  const isLakhs = unit === 'NONE' && isWithin(range, MOST_LAKHS);
  const rupees = isLakhs ? times(range, LAKH) : range;
  const asked = isBounded ? rupees : { min: null, max: rupees.max };
  if (!isWithin(asked, MAX_PAY) || Math.max(asked.min ?? 0, asked.max ?? 0) < LEAST_RUPEES) return undefined;
  return { kind: isCurrent ? 'CURRENT_PAY' : 'EXPECTED_PAY', range: asked, next };
}

function noticeOf({ range, unit, isBounded }: Amount, next: number): Quantity | undefined {
  const days = unit === 'MONTHS' ? times(range, DAYS_A_MONTH) : range;
  const asked = isBounded
    ? { ...days, min: days.max === null ? days.min : null }
    : { min: null, max: days.max };
  const periods = noticePeriods(asked);
  return periods.length > 0 ? { kind: 'NOTICE', periods, next } : undefined;
}

function topicOfUnit(
  { unit, range, isBounded }: Amount,
  tokens: readonly Token[],
  at: number,
): Topic | undefined {
  if (unit === 'YEARS') return 'EXPERIENCE';
  if (unit === 'RUPEES') return 'PAY';
  if (unit === 'DAYS') return 'NOTICE';
  if (unit === 'MONTHS') return (range.max ?? range.min ?? 0) <= 3 ? 'NOTICE' : undefined;
  // `3+` and a number such as 40,00,000 are clear without a unit; a telephone number is not.
  if (tokens[at]?.isOpen && isWithin(range, MAX_YEARS)) return 'EXPERIENCE';
  const isSum = isBounded && (range.max ?? range.min ?? 0) >= LEAST_RUPEES;
  return isSum && isWithin(range, MAX_PAY / 100) ? 'PAY' : undefined;
}

/** The units that an amount of each topic may have. */
const FITTING: Readonly<Record<Topic, readonly Amount['unit'][]>> = {
  EXPERIENCE: ['YEARS', 'MONTHS', 'NONE'],
  PAY: ['RUPEES', 'NONE'],
  NOTICE: ['DAYS', 'MONTHS', 'NONE'],
  ACTIVITY: ['DAYS'],
};

/** Experience, pay, notice or activity in numbers, with the words that belong to it. */
function measured(tokens: readonly Token[], at: number): Quantity | undefined {
  const bound = boundAt(tokens, at);
  const lead = topicsAt(tokens, bound.next);
  const hasLead = lead.topic !== undefined;
  const amount = amountAt(tokens, hasLead ? lead.next : at, hasLead ? bound.end : undefined);
  if (!amount) return undefined;
  const yearly = behindYearly(tokens, amount.next);
  const trail = trailAt(tokens, yearly);
  const fits = (topic: Topic | undefined): topic is Topic =>
    topic !== undefined && FITTING[topic].includes(amount.unit);
  const topics = hasLead ? [lead.topic] : [trail.topic, topicOfUnit(amount, tokens, at)];
  const topic = topics.find(fits);
  if (!topic) return undefined;
  const next = trail.topic === topic ? trail.end : topic === 'PAY' ? yearly : amount.next;
  if (topic === 'EXPERIENCE') return experienceOf(amount, next);
  if (topic === 'PAY')
    return payOf(amount, lead.isCurrent || (trail.topic === 'PAY' && trail.isCurrent), next);
  if (topic === 'NOTICE') return noticeOf(amount, next);
  const days = amount.range.max ?? 0;
  return days >= 1 && days <= MAX_DAYS ? { kind: 'ACTIVITY', days, next: amount.next } : undefined;
}

const SOON: readonly NoticePeriod[] = ['FIFTEEN_DAYS_OR_LESS'];
const SERVING: readonly NoticePeriod[] = ['SERVING_NOTICE_PERIOD'];

/** Longer phrases first, because they share a prefix with shorter ones. */
const SAYINGS = Object.entries({
  'can join immediately': SOON,
  'available immediately': SOON,
  'immediately available': SOON,
  'join immediately': SOON,
  'immediate joiners': SOON,
  'immediate joiner': SOON,
  'immediate joining': SOON,
  immediately: SOON,
  immediate: SOON,
  'serving notice period': SERVING,
  'serving notice': SERVING,
  'serving np': SERVING,
  'on notice period': SERVING,
  'on notice': SERVING,
}).map(([saying, periods]) => ({ words: saying.split(' '), periods }));
const FRESHER = set('fresher freshers');

function said(tokens: readonly Token[], at: number): Quantity | undefined {
  const next = at + 1;
  if (FRESHER.has(tokens[at]?.key ?? '')) return { kind: 'EXPERIENCE', range: { min: null, max: 1 }, next };
  const saying = SAYINGS.find(({ words }) => words.every((word, place) => tokens[at + place]?.key === word));
  return saying && { kind: 'NOTICE', periods: saying.periods, next: at + saying.words.length };
}

/** What starts at a token, in numbers or in words that stand for them. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
  return measured(tokens, at) ?? said(tokens, at);
}
