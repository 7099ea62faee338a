import { formatRupees, formatLakhs as lakhsInWords } from '#contract/core/rupees.ts';

export { formatRupees };

/** All times on screen are Indian Standard Time, as the product promises. */
const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Moment = string | number | Date;

/** Between a figure and its unit, and before the dash of a range: a line is never broken there. */
export const TIE = '\u00a0';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const dayParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clockParts = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** 1234567 → `12,34,567` */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** Rupees as lakhs: `₹42.5 L`. A trailing .0 goes, except in table columns (`fixed`); nothing is `₹0`. */
export function formatLakhs(amount: number, { fixed = false } = {}): string {
  return amount === 0 && !fixed ? formatRupees(0) : lakhsInWords(amount, { fixed }).replace(' ', TIE);
}

/** Both ends of a range, or the one there is: `₹38 L – ₹46 L`. It can be broken after the dash alone. */
export function joinEnds(ends: readonly string[]): string {
  return [...new Set(ends)].join(`${TIE}– `);
}

/** `₹38 L – ₹46 L`, or one figure when there is only one. Empty when there is none. */
export function formatLakhRange(from: number | null | undefined, to: number | null | undefined): string {
  const ends = [from, to].filter((end) => end !== null && end !== undefined);
  return joinEnds(ends.map((end) => formatLakhs(end)));
}

function partsOf(moment: Moment): Record<string, string> {
  // A calendar day has no zone: noon UTC falls on the same day in India.
  const isDay = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  const date = new Date(isDay ? `${moment}T12:00:00Z` : moment);
  return Object.fromEntries(
    dayParts
      .formatToParts(date)
      .map(({ type, value }) => [type, value.slice(0, type === 'month' ? 3 : undefined)]),
  );
}

/** `26 Nov 2026`, for tables. */
export function formatDay(moment: Moment): string {
  const { day, month, year } = partsOf(moment);
  return `${day} ${month} ${year}`;
}

/** `Nov 2026` */
export function formatMonth(moment: Moment): string {
  const { month, year } = partsOf(moment);
  return `${month} ${year}`;
}

/** `Thu, 26 Nov 2026` */
export function formatDate(moment: Moment): string {
  return `${partsOf(moment).weekday}, ${formatDay(moment)}`;
}

/** `6:30 pm` */
export function formatTime(moment: Moment): string {
  return clockParts.format(new Date(moment)).replace(/\s/, TIE).toLowerCase();
}

/** `4:30 pm – 5:15 pm` */
export function formatTimeRange(from: Moment, to: Moment): string {
  return `${formatTime(from)}${TIE}– ${formatTime(to)}`;
}

/** `Thu, 26 Nov 2026, 6:30 pm` */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

/** `Tue, 3:00 pm` within a week, `1 Dec, 3:00 pm` else. */
export function formatMeeting(moment: Moment, now: Moment = Date.now()): string {
  const { weekday, day, month } = partsOf(moment);
  const days = (Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / DAY;
  return `${Math.abs(days) < 7 ? weekday : `${day} ${month}`}, ${formatTime(moment)}`;
}

/** The calendar day in India: `2026-11-26`. */
export function dayOf(moment: Moment): string {
  return dayKey.format(new Date(moment));
}

/** Months of experience: `6 y 2 m`, `6 y`, `2 m`, `0 months`. */
export function formatMonths(months: number): string {
  if (months === 0) return '0 months';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years}${TIE}y`, rest > 0 && `${rest}${TIE}m`].filter(Boolean).join(TIE);
}

/** `40 min ago`, `Yesterday`, `19 Nov`, and the year once it is another. */
export function formatRelative(moment: Moment, now: Moment = Date.now()): string {
  const age = new Date(now).getTime() - new Date(moment).getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}${TIE}min ago`;
  const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / DAY;
  if (days === 0) return `${Math.floor(age / HOUR)}${TIE}h ago`;
  if (days === 1) return 'Yesterday';
  const { day, month, year } = partsOf(moment);
  return year === partsOf(now).year ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** Time until a deadline: `4 days`, `1 day 6 hours`, `45 minutes`; empty once it has passed. */
export function formatTimeLeft(deadline: Moment, now: Moment = Date.now()): string {
  const left = new Date(deadline).getTime() - new Date(now).getTime();
  if (left <= 0) return '';
  if (left >= 2 * DAY) return count(Math.floor(left / DAY), 'day');
  const hours = Math.floor(left / HOUR);
  if (hours >= 24) return `1 day${hours > 24 ? ` ${count(hours - 24, 'hour')}` : ''}`;
  return hours > 0 ? count(hours, 'hour') : count(Math.max(1, Math.floor(left / MINUTE)), 'minute');
}

/** `1 candidate`, `38 candidates` */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(amount)} ${amount === 1 ? noun : plural}`;
}

/** `38 candidates`, `About 12,400 candidates` */
export function countFound(
  { totalElements, totalIsEstimate }: { totalElements: number; totalIsEstimate: boolean },
  noun: string,
): string {
  return `${totalIsEstimate ? 'About ' : ''}${count(totalElements, noun)}`;
}

/** Minutes of an interview: `60 min`. */
export function formatMinutes(minutes: number): string {
  return `${minutes}${TIE}min`;
}

/** `12.4 MB`, counted in thousands. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}${TIE}B`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${Number(value.toFixed(1))}${TIE}${unit}`;
}

/** `Today, 6:30 pm`, `Tomorrow, 9:00 am`, `Thu, 26 Nov, 6:30 pm`; the year only where it is another. */
export function whenInWords(moment: string | Date, now: Date): string {
  const day = dayOf(moment);
  const time = formatTime(moment);
  if (day === dayOf(now)) return `Today, ${time}`;
  if (day === dayOf(now.getTime() + DAY)) return `Tomorrow, ${time}`;
  const year = dayOf(now).slice(0, 4);
  return `${formatDate(moment).replace(` ${year}`, '')}, ${time}`;
}

/** What is late says so in words: colour alone tells nobody. */
export function dueInWords(dueAt: string | Date, now: Date): string {
  const words = whenInWords(dueAt, now);
  if (new Date(dueAt) > now) return words;
  return `Was due ${words.replace(/^Today/, 'today')}`;
}

/** `for 40 min`, `since yesterday`, `since 19 Nov` */
export function sinceInWords(since: string | Date, now: Date): string {
  const words = formatRelative(since, now);
  if (words === 'Just now') return 'just now';
  if (words.endsWith(' ago')) return `for ${words.slice(0, -' ago'.length)}`;
  return `since ${words.replace('Yesterday', 'yesterday')}`;
}

/** `Pune · Remote`: facts in one line, empty ones left out. Where it is broken, no line begins with the dot. */
export function dotted(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}

const INDIAN = /^(\+91)?([6-9]\d{4})(\d{5})$/;

/** `+91 98450 12345`, on one line; a number of another country in the groups in which it was given. */
export function formatPhone(phone: string): string {
  const [, code, first, last] = INDIAN.exec(phone.replaceAll(/[\s-]/g, '')) ?? [];
  const groups = first && last ? [code, first, last] : phone.split(' ');
  return groups.filter(Boolean).join(TIE);
}
