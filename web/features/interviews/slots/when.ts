import { SCHEDULE_BADGES } from '#contract/labels/interviews.ts';
import { dayOf, formatDate, formatDateTime, formatTime } from '#web/lib/format/dates.ts';
import { formatTimeLeft } from '#web/lib/format/spans.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const JOIN_EARLY = 10 * MINUTE;

interface Booking {
  startsAt: string | null;
  endsAt: string | null;
}

/** The badge for the time until a booked interview; `Past` once it has ended, even on the same day. */
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

/** From ten minutes before the start until the end. */
export function isJoinable({ startsAt, endsAt }: Booking, now: Date): boolean {
  if (!startsAt || !endsAt) return false;
  return Date.parse(startsAt) - JOIN_EARLY <= now.getTime() && now.getTime() < Date.parse(endsAt);
}

export function isOver({ endsAt }: Booking, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}

/** `Reply by today, 12:15 pm`; without the hour when days are left. */
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

/** The headings of a list: `Today`, `Tomorrow`, or the date. */
export function dayHeading(startsAt: string, now: Date): string {
  const day = dayOf(startsAt);
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(now.getTime() + DAY)) return 'Tomorrow';
  return formatDate(startsAt);
}
