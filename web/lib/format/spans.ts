import { DAY_MS } from '#contract/kit/days.ts';
import { count } from './counts.ts';
import { dayOf, formatDate, formatTime, type Moment, partsOf } from './dates.ts';
import { NBSP } from './non-breaking.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `Tue, 3:00 pm` within a week, otherwise `1 Dec, 3:00 pm`. */
export function formatMeeting(moment: Moment, now: Moment = Date.now()): string {
  const { weekday, day, month } = partsOf(moment);
  const days = (Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / DAY_MS;
  return `${Math.abs(days) < 7 ? weekday : `${day} ${month}`}, ${formatTime(moment)}`;
}

/** `40 min ago`, `Yesterday`, `19 Nov`, and the year if it is not the current one. */
export function formatRelative(moment: Moment, now: Moment = Date.now()): string {
  const age = new Date(now).getTime() - new Date(moment).getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}${NBSP}min ago`;
  const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / DAY_MS;
  if (days === 0) return `${Math.floor(age / HOUR)}${NBSP}h ago`;
  if (days === 1) return 'Yesterday';
  const { day, month, year } = partsOf(moment);
  return year === partsOf(now).year ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** Time until a deadline: `4 days`, `1 day 6 hours`, `45 minutes`; empty once it has passed. */
export function formatTimeLeft(deadline: Moment, now: Moment = Date.now()): string {
  const left = new Date(deadline).getTime() - new Date(now).getTime();
  if (left <= 0) return '';
  if (left >= 2 * DAY_MS) return count(Math.floor(left / DAY_MS), 'day');
  const hours = Math.floor(left / HOUR);
  if (hours >= 24) return `1 day${hours > 24 ? ` ${count(hours - 24, 'hour')}` : ''}`;
  return hours > 0 ? count(hours, 'hour') : count(Math.max(1, Math.floor(left / MINUTE)), 'minute');
}

/** `Today, 6:30 pm`, `Tomorrow, 9:00 am`, `Thu, 26 Nov, 6:30 pm`; the year if it is not the current one. */
export function whenInWords(moment: string | Date, now: Date): string {
  const day = dayOf(moment);
  const time = formatTime(moment);
  if (day === dayOf(now)) return `Today, ${time}`;
  if (day === dayOf(now.getTime() + DAY_MS)) return `Tomorrow, ${time}`;
  const year = dayOf(now).slice(0, 4);
  return `${formatDate(moment).replace(` ${year}`, '')}, ${time}`;
}

/** An overdue date says so as text, since colour alone is not accessible. */
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
