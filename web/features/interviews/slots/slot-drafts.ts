import type { BusyTime } from '#contract/interviews/plan.ts';
import {
  type AvailabilitySlot,
  findSlotFaults,
  MAX_SLOTS,
  overlaps,
  type Span,
  spansOf,
} from '#contract/interviews/slots.ts';
import { addDays } from '#contract/kit/days.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import { formatTime } from '#web/lib/format/dates.ts';

/** Before a focused time is removed: focuses the next one, else the previous, else the heading. */
export function handOnFocus(going: Element): void {
  const all = [...(going.parentElement?.children ?? [])];
  const place = all.indexOf(going);
  const others = [...all.slice(place + 1), ...all.slice(0, place).toReversed()];
  const next = others.map(buttonOf).find((button) => button !== null);
  next?.focus();
  const heading = going.closest('section, [data-times]')?.querySelector<HTMLElement>('h3');
  if (next || !heading) return;
  heading.tabIndex = -1;
  // The heading may be far above; a pointer user's view must not scroll.
  heading.focus({ preventScroll: true });
}

function buttonOf(element: Element): HTMLElement | null {
  return element instanceof HTMLButtonElement ? element : element.querySelector('button');
}

/** A row of the form, possibly incomplete. Times are `HH:mm` in Indian time. */
export interface SlotDraft {
  key: string;
  date: string | null;
  start: string | null;
  end: string | null;
}

let made = 0;

export type SlotTime = Omit<SlotDraft, 'key'>;

export function newDraft(time: SlotTime = { date: null, start: null, end: null }): SlotDraft {
  made += 1;
  return { ...time, key: `time-${made}` };
}

export function newDrafts(count: number): SlotDraft[] {
  return Array.from({ length: count }, () => newDraft());
}

function slotOf({ date, start, end }: SlotDraft): AvailabilitySlot | null {
  if (!date || !start || !end) return null;
  return { date, timeRanges: [{ startTime: start, endTime: end }], isFlexible: false, timezone: INDIA };
}

export function isFilled(draft: SlotDraft): boolean {
  return slotOf(draft) !== null;
}

export function isEmpty({ date, start, end }: SlotDraft): boolean {
  return !date && !start && !end;
}

/** The slots to send. Empty rows are left out. */
export function slotsOf(drafts: readonly SlotDraft[]): AvailabilitySlot[] {
  return drafts.flatMap((draft) => slotOf(draft) ?? []);
}

export function spanOf(draft: SlotDraft): Span | null {
  const slot = slotOf(draft);
  const span = slot && spansOf(slot)[0];
  return span && span.start < span.end ? span : null;
}

const UNFINISHED = 'Please choose a date and a time, or remove this row.';

/** Errors by row key: what the server would refuse, and unfinished rows, which would not be sent. */
export function faultsOf(drafts: readonly SlotDraft[], minutes: number, now: Date): Map<string, string> {
  const filled = drafts.filter(isFilled);
  const faults = new Map<string, string>();
  for (const draft of drafts) if (!isEmpty(draft) && !isFilled(draft)) faults.set(draft.key, UNFINISHED);
  for (const { key, start, end } of filled) {
    if (start && end && start >= end) faults.set(key, 'End time must be after start time');
  }
  for (const { path, message } of findSlotFaults(slotsOf(filled), minutes, now)) {
    const key = filled[Number(path.split('.')[0])]?.key;
    if (key && !faults.has(key)) faults.set(key, message);
  }
  return faults;
}

/** Only a warning: the candidate may know that the overlap is fine. */
export function conflictOf(draft: SlotDraft, busy: readonly BusyTime[]): string | null {
  const span = spanOf(draft);
  if (!span) return null;
  const clash = busy.find(({ startsAt, endsAt }) =>
    overlaps(span, { start: new Date(startsAt), end: new Date(endsAt) }),
  );
  if (!clash) return null;
  const when = `${formatTime(clash.startsAt)} that day.`;
  if (clash.kind === 'CURRENT') return `Overlaps the time you have now, ${when}`;
  if (clash.kind === 'OFFERED') return `Overlaps a time you offered to ${clash.companyName}, ${when}`;
  return `Overlaps your ${clash.companyName} interview, ${when}`;
}

const EMPTY: SlotTime = { date: null, start: null, end: null };

export function isSameTime(draft: SlotTime, { date, start }: SlotTime): boolean {
  return draft.date === date && draft.start === start;
}

/** Puts the time into the first row that is not filled; unchanged if there is none. */
export function place(drafts: readonly SlotDraft[], time: SlotTime): SlotDraft[] {
  const free = drafts.find((draft) => !isFilled(draft));
  if (free) return drafts.map((draft) => (draft === free ? { ...draft, ...time } : draft));
  return drafts.length < MAX_SLOTS ? [...drafts, newDraft(time)] : [...drafts];
}

export function unfilled(draft: SlotDraft): SlotDraft {
  return { ...draft, ...EMPTY };
}

/** Empties the row, which stays and can be filled again. */
export function unplace(drafts: readonly SlotDraft[], key: string): SlotDraft[] {
  return drafts.map((draft) => (draft.key === key ? unfilled(draft) : draft));
}

/** Moves a slot by days and minutes, keeping its length; unchanged if that would leave the day. */
export function shift(draft: SlotDraft, by: { days?: number; minutes?: number }): SlotDraft {
  const { date, start, end } = draft;
  if (!date || !start || !end) return draft;
  const length = minutesOf(end) - minutesOf(start);
  const from = minutesOf(start) + (by.minutes ?? 0);
  if (from < 0 || from + length >= MINUTES_OF_DAY) return draft;
  return { ...draft, date: addDays(date, by.days ?? 0), start: clock(from), end: clock(from + length) };
}

const MINUTES_OF_DAY = 24 * 60;
const STEP = 15;

export function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time so many minutes later, or null past midnight. */
export function laterBy(time: string, minutes: number): string | null {
  const end = minutesOf(time) + minutes;
  return end < MINUTES_OF_DAY ? clock(end) : null;
}

/** `18:30` as `6:30 pm` */
export function timeInWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Choices for every quarter of an hour after `after`. */
export function timeChoices(after: string | null = null): { value: string; label: string }[] {
  const first = after === null ? 0 : minutesOf(after) + STEP;
  const count = Math.ceil((MINUTES_OF_DAY - first) / STEP);
  return Array.from({ length: count }, (_, step) => {
    const value = clock(first + step * STEP);
    return { value, label: timeInWords(value) };
  });
}
