/** A month, or a year without a month. */
interface Moment {
  year: number;
  month: number | null;
}

export interface Span {
  start: Moment | null;
  end: Moment | null;
  isCurrent: boolean;
  /** The position and length of the matched text. */
  index: number;
  length: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const SHORT_YEAR = "(?:['’‘`]\\s?\\d\\d)";
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)?[ ./-]{1,2})?';

const BY_NAME = `${DAY}${NAME}[\\s.,/-]{0,3}(?:\\d{1,2}(?:st|nd|rd|th)?,\\s)?(?:${YEAR}|${SHORT_YEAR})`;
const NUMBERS = `(?:\\d{1,2}[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}`;
const ISO = `${YEAR}[./-](?:0[1-9]|1[0-2])(?:[./-]\\d\\d)?(?!\\d)`;
const POINT = `(?:${BY_NAME}|${ISO}|${NUMBERS}|${YEAR})`;
const OPEN =
  '(?:present|current(?:ly)?|now|till\\s(?:date|now|today)|to\\sdate|ongoing|today|date|continuing)';
const TO = '\\s*(?:[-–—−~→]+|\\bto\\b|\\btill\\b|\\buntil\\b)\\s*';

const RANGE = new RegExp(`(?<![\\d\\w])(${POINT}|${NAME})${TO}(${POINT}|${OPEN}|\\d\\d)(?![\\d\\w])`, 'i');
const SINCE = new RegExp(
  `(?:\\b(?:since|from)\\s+(${POINT})(?![\\d\\w]))|(?:(?<![\\d\\w])(${POINT})\\s*(?:onwards?|[-–—]\\s*$))`,
  'i',
);
const SINGLE = new RegExp(`(?<![\\d\\w])(${BY_NAME}|${ISO}|${NUMBERS})(?![\\d\\w])`, 'i');

export function toMoment(text: string): Moment | null {
  const words = text.toLowerCase();
  const full = new RegExp(YEAR).exec(words)?.[0];
  const short = /['’‘`]\s?(\d\d)/.exec(words)?.[1];
  const year = full
    ? Number(full)
    : short
      ? 2000 + Number(short) - (Number(short) > 60 ? 100 : 0)
      : undefined;
  if (year === undefined) return null;
  const name = new RegExp(`\\b${NAME}`, 'i').exec(words)?.[0].slice(0, 3);
  if (name) return { year, month: MONTHS.indexOf(name) + 1 };
  const iso = new RegExp(`${YEAR}[./-](\\d\\d)`).exec(words)?.[1];
  const number = new RegExp(`(\\d{1,2})\\s?[./-]\\s?${YEAR}`).exec(words)?.[1];
  const month = Number(iso ?? number);
  return { year, month: month >= 1 && month <= 12 ? month : null };
}

/** The first time span in the text. */
export function findSpan(text: string): Span | null {
  const range = RANGE.exec(text);
  if (range) {
    const [whole, from = '', to = ''] = range;
    const place = { index: range.index, length: whole.length };
    const isCurrent = new RegExp(`^${OPEN}$`, 'i').test(to);
    const end = isCurrent ? null : endOf(from, to);
    // `Jun – Aug 2019` gives the year only once.
    const start = toMoment(from) ?? toMoment(`${from} ${end?.year}`);
    if (isCurrent && !start) return null;
    if (start && (isCurrent || end) && !(end && end.year < start.year))
      return { start, end, isCurrent, ...place };
  }
  const since = SINCE.exec(text);
  if (since) {
    const start = toMoment(since[1] ?? since[2] ?? '');
    return { start, end: null, isCurrent: true, index: since.index, length: since[0].length };
  }
  return null;
}

/** `2019-21` ends in 2021. */
function endOf(from: string, to: string): Moment | null {
  if (!/^\d\d$/.test(to)) return toMoment(to);
  const start = toMoment(from);
  return start && { year: Math.floor(start.year / 100) * 100 + Number(to), month: null };
}

/** A single month: the end of something. */
export function findMoment(text: string): Span | null {
  const found = SINGLE.exec(text);
  if (!found) return null;
  return {
    start: null,
    end: toMoment(found[0]),
    isCurrent: false,
    index: found.index,
    length: found[0].length,
  };
}

/** Years in the text that are not part of a longer number. */
export function yearsIn(text: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![\\d.])${YEAR}(?![\\d%])`, 'g'))].map(([year]) => Number(year));
}

/** `2026-11`; empty if no month is given, because it must not be invented. */
export function toMonth(moment: Moment | null): string {
  return moment?.month ? `${moment.year}-${String(moment.month).padStart(2, '0')}` : '';
}

/** The text without its dates, and without the brackets and dashes around them. */
export function withoutSpan(text: string, span: Span): string {
  const before = text.slice(0, span.index).replace(/[\s(,|–—•·:-]+$/, '');
  const after = text.slice(span.index + span.length).replace(/^[\s),.|–—•·:-]+/, '');
  return [before, after].filter(Boolean).join('\t');
}
