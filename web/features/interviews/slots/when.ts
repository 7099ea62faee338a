import { INDIA, toLocal } from '#contract/kit/zoned-time.ts';
import { SCHEDULE_BADGES } from '#contract/labels/interviews.ts';
import { dayOf, formatDate, formatDateTime, formatTime, formatTimeLeft } from '#web/lib/format.ts';
import { tied } from '#web/lib/tied.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const JOIN_EARLY = 10 * MINUTE;

interface Booking {
  startsAt: string | null;
  endsAt: string | null;
}

/** How a booked interview is labelled by its distance from now; once it has ended, today is past too. */
export function scheduleBadge({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }, now: Date) {
  const left = Date.parse(startsAt) - now.getTime();
  if (isOver({ startsAt, endsAt }, now)) return SCHEDULE_BADGES.PAST;
  if (dayOf(startsAt) === dayOf(now)) return SCHEDULE_BADGES.TODAY;
  if (left <= 0) return SCHEDULE_BADGES.PAST;
  return left <= DAY ? SCHEDULE_BADGES.UPCOMING : SCHEDULE_BADGES.SCHEDULED;
}

/** `in 4 days`, `in 45 minutes`, `Starting soon`, `Past`. */
export function timeUntil(startsAt: string, now: Date): string {
  const left = Date.parse(startsAt) - now.getTime();
  if (left <= 0) return 'Past';
  return left < MINUTE ? 'Starting soon' : `in ${formatTimeLeft(startsAt, now)}`;
}

export function isWithinDay({ startsAt }: Booking, now: Date): boolean {
  const left = startsAt ? Date.parse(startsAt) - now.getTime() : -1;
  return left > 0 && left <= DAY;
}

/** From ten minutes before the start to the end. */
export function isJoinable({ startsAt, endsAt }: Booking, now: Date): boolean {
  if (!startsAt || !endsAt) return false;
  return Date.parse(startsAt) - JOIN_EARLY <= now.getTime() && now.getTime() < Date.parse(endsAt);
}

export function isOver({ endsAt }: Booking, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

/** `Reply by today, 12:15 pm`; the hour no longer matters when days are left. */
export function replyBy(deadline: string, now: Date): string {
  const left = Date.parse(deadline) - now.getTime();
  if (dayOf(deadline) === dayOf(now)) return `Reply by today, ${formatTime(deadline)}`;
  const words = left < 2 * DAY ? formatDateTime(deadline) : formatDate(deadline);
  return `Reply by ${words.replace(/ \d{4}/, '')}`;
}

/** `until Thu, 26 Nov, 6:30 pm` */
export function pickUntil(pickBy: string): string {
  return `until ${formatDateTime(pickBy).replace(/ \d{4}/, '')}`;
}

/** `Today`, `Tomorrow`, or the date: the headings of a list. */
export function dayHeading(startsAt: string, now: Date): string {
  const day = dayOf(startsAt);
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(now.getTime() + DAY)) return 'Tomorrow';
  return formatDate(startsAt);
}

/** The browser's zone when its clock shows another time than India's. */
export function otherZone(at: Date): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [here, india] = [toLocal(at, zone), toLocal(at, INDIA)];
  return here.time === india.time && here.date === india.date ? null : zone;
}

/** `2:00 pm – 3:00 pm, Europe/Berlin`, with the day where it is another one; null in India. */
export function inOwnZone(start: Date, end: Date): string | null {
  const zone = otherZone(start);
  if (!zone) return null;
  const time = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  const words = (at: Date) => time.format(at).replace(/\s/, ' ').toLowerCase();
  const { date } = toLocal(start, zone);
  const day = date === toLocal(start).date ? '' : `${formatDate(date)}, `;
  return `${day}${tied(`${words(start)} – ${words(end)}`)}, ${zone.replaceAll('_', ' ')}`;
}
