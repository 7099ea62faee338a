import { INDIA, type LocalTime, localDate, toInstant, toLocal } from '../kit/zoned-time.ts';
import { type DayHours, WEEKDAYS, type WeeklyHours } from './availability.ts';
import { MAX_SLOTS, overlaps, type Span } from './slots.ts';

/** The shortest notice. */
export const SUGGESTION_NOTICE_HOURS = 24;
/** How far ahead times are suggested. */
export const SUGGESTION_DAYS = 21;
const STEP_MINUTES = 30;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const WORKING_DAYS = WEEKDAYS.slice(0, 5);

function everyDay(weekdays: readonly DayHours['weekday'][], startTime: string, endTime: string): WeeklyHours {
  return {
    timezone: INDIA,
    days: weekdays.map((weekday) => ({ weekday, timeRanges: [{ startTime, endTime }] })),
  };
}

/** Assumed for companies, which do not state their hours. */
export const COMPANY_HOURS = everyDay(WORKING_DAYS, '10:00', '19:00');
/** Assumed for a candidate who has entered no hours. */
export const USUAL_HOURS = everyDay(WEEKDAYS, '09:00', '21:00');

export interface Suggestion {
  /** In Indian time, like every time that a person chooses. */
  date: string;
  startTime: string;
  endTime: string;
}

interface Wish {
  now: Date;
  /** Length of the interview. */
  minutes: number;
  /** The candidate's appointments, and times they have offered. */
  busy: readonly Span[];
  /** Hours of a usual week; without days, the usual hours apply. */
  hours: WeeklyHours;
}

/** The weekday of a calendar day. */
export function weekdayOf(date: string): DayHours['weekday'] {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as DayHours['weekday'];
}

/** Whether the whole time is within one range of these hours. */
export function isWithin({ timezone, days }: WeeklyHours, { start, end }: Span): boolean {
  const [from, to] = [toLocal(start, timezone), toLocal(end, timezone)];
  const day = days.find(({ weekday }) => weekday === weekdayOf(from.date));
  const holds = day?.timeRanges.some(
    ({ startTime, endTime }) => startTime <= from.time && to.time <= endTime,
  );
  return from.date === to.date && holds === true;
}

type Half = 'MORNING' | 'AFTERNOON';
/** The preferred time in each half of the day. */
const BEST: Readonly<Record<Half, string>> = { MORNING: '10:30', AFTERNOON: '17:00' };
/** Alternates, because a candidate who works in the morning is free later. */
const TURNS: readonly Half[] = ['AFTERNOON', 'MORNING', 'AFTERNOON'];

interface Choice extends Suggestion {
  half: Half;
}

const otherThan = (half: Half): Half => (half === 'MORNING' ? 'AFTERNOON' : 'MORNING');
const halfOf = (time: string): Half => (time < '13:00' ? 'MORNING' : 'AFTERNOON');
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Up to three times that suit both sides: within the hours of the candidate and of the company, at least a
 * day ahead, and without overlaps. On three different days if possible, otherwise in different halves of a
 * day.
 */
export function suggestTimes(wish: Wish): Suggestion[] {
  const taken: Choice[] = [];
  const open: Choice[] = [];
  for (const date of listDays(wish.now)) {
    if (taken.length === MAX_SLOTS) break;
    const choices = choicesOn(date, wish);
    const turn = TURNS[taken.length] ?? 'AFTERNOON';
    const best = bestOf(choices, turn) ?? bestOf(choices, otherThan(turn));
    if (best) taken.push(best);
    open.push(...choices);
  }
  for (const { date, half } of [...taken]) {
    const free = open.filter((choice) => choice.date === date && !isTaken(choice, taken));
    const best = bestOf(free, otherThan(half));
    if (taken.length < MAX_SLOTS && best) taken.push(best);
  }
  return taken
    .map(({ half: _, ...suggestion }) => suggestion)
    .toSorted((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
}

function listDays(now: Date): string[] {
  return Array.from({ length: SUGGESTION_DAYS + 1 }, (_, day) =>
    localDate(new Date(now.getTime() + day * DAY)),
  );
}

function choicesOn(date: string, { now, minutes, busy, hours }: Wish): Choice[] {
  const earliest = now.getTime() + SUGGESTION_NOTICE_HOURS * 60 * MINUTE;
  const own = hours.days.length > 0 ? hours : USUAL_HOURS;
  return companyTimesOn(date, minutes).flatMap(({ start, end }) => {
    const isFree =
      start.getTime() >= earliest &&
      !busy.some((other) => overlaps(other, { start, end })) &&
      isWithin(own, { start, end });
    return isFree ? [choiceOf(toLocal(start), toLocal(end))] : [];
  });
}

function choiceOf(from: LocalTime, to: LocalTime): Choice {
  return { date: from.date, startTime: from.time, endTime: to.time, half: halfOf(from.time) };
}

/** All times of this length within a company's hours on that day, every half hour. */
function companyTimesOn(date: string, minutes: number): Span[] {
  const { timezone, days } = COMPANY_HOURS;
  const ranges = days.find(({ weekday }) => weekday === weekdayOf(date))?.timeRanges ?? [];
  return ranges.flatMap(({ startTime, endTime }) => {
    const [from, to] = [
      toInstant(date, startTime, timezone).getTime(),
      toInstant(date, endTime, timezone).getTime(),
    ];
    const count = Math.floor((to - from - minutes * MINUTE) / (STEP_MINUTES * MINUTE)) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, step) => {
      const start = from + step * STEP_MINUTES * MINUTE;
      return { start: new Date(start), end: new Date(start + minutes * MINUTE) };
    });
  });
}

function isTaken(choice: Choice, taken: readonly Choice[]): boolean {
  return taken.some(
    ({ date, startTime, endTime }) =>
      date === choice.date && startTime < choice.endTime && choice.startTime < endTime,
  );
}

function bestOf(choices: readonly Choice[], half: Half): Choice | undefined {
  const distance = ({ startTime }: Choice) => Math.abs(minuteOf(startTime) - minuteOf(BEST[half]));
  return choices
    .filter((choice) => choice.half === half)
    .toSorted((a, b) => distance(a) - distance(b) || a.startTime.localeCompare(b.startTime))[0];
}
