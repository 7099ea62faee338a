import * as z from 'zod';
import { DAY_MS } from '#contract/kit/days.ts';
import { canonicalZone, INDIA, isTimeZone, toInstant } from '../kit/zoned-time.ts';

export const SLOTS_REQUIRED = 'Please provide at least one availability slot';
export const MAX_SLOTS = 3;
const MAX_RANGES_PER_SLOT = 5;
/** How far ahead a slot may lie. */
export const SLOT_HORIZON_DAYS = 60;

const LocalTime = z
  .string({ error: 'Please enter a time.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:mm.');

export const TimeRange = z
  .object({ startTime: LocalTime, endTime: LocalTime })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    error: 'End time must be after start time',
  });
export type TimeRange = z.output<typeof TimeRange>;

export const TimeZone = z
  .string()
  .overwrite((zone) => canonicalZone(zone) ?? zone)
  .refine(isTimeZone, 'Please choose a valid time zone.');

/** Times that a candidate offers on one day, on the wall clock of `timezone`. */
export const AvailabilitySlot = z.object({
  id: z.string().max(100).optional(),
  date: z.iso.date({ error: 'Please choose a date.' }),
  timeRanges: z.array(TimeRange).min(1, SLOTS_REQUIRED).max(MAX_RANGES_PER_SLOT),
  isFlexible: z.boolean().default(false),
  timezone: TimeZone.default(INDIA),
});
export type AvailabilitySlot = z.output<typeof AvailabilitySlot>;

/** One to three slots. Rows of the form without a date or a time are ignored. */
export const AvailabilitySlots = z.preprocess(
  withoutUnfilled,
  z
    .array(AvailabilitySlot, { error: SLOTS_REQUIRED })
    .min(1, SLOTS_REQUIRED)
    .max(MAX_SLOTS, `Please provide at most ${MAX_SLOTS} availability slots`),
);

/** The booked time, as the screens show it. */
export const ScheduledSlot = z.object({
  id: z.string(),
  date: z.iso.date(),
  startTime: LocalTime,
  endTime: LocalTime,
  timezone: z.string(),
});
export type ScheduledSlot = z.output<typeof ScheduledSlot>;

function withoutUnfilled(input: unknown): unknown {
  if (!Array.isArray(input)) return input;
  return input.filter(isRecord).flatMap((slot) => {
    const ranges = Array.isArray(slot.timeRanges) ? slot.timeRanges : [];
    const timeRanges = ranges.filter((range) => isRecord(range) && range.startTime && range.endTime);
    return slot.date && timeRanges.length > 0 ? [{ ...slot, timeRanges }] : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A half-open interval: adjacent ones do not overlap. */
export interface Span {
  start: Date;
  end: Date;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The times of a slot as instants, in the order of its ranges. */
export function spansOf({ date, timeRanges, timezone }: AvailabilitySlot): Span[] {
  return timeRanges.map(({ startTime, endTime }) => ({
    start: toInstant(date, startTime, timezone),
    end: toInstant(date, endTime, timezone),
  }));
}

export interface SlotFault {
  /** Relative to the list of slots: `0.timeRanges.1`. */
  path: string;
  message: string;
}

/**
 * Errors in the times offered for an interview of `minutes`, in the order of the slots: each must be in the
 * future, within 60 days, long enough, and must not overlap an earlier one.
 */
export function findSlotFaults(slots: readonly AvailabilitySlot[], minutes: number, now: Date): SlotFault[] {
  const earlier: Span[] = [];
  return slots.flatMap((slot, slotIndex) =>
    spansOf(slot).flatMap((span, rangeIndex) => {
      const message =
        faultOf(span, minutes, now) ?? (earlier.some((other) => overlaps(other, span)) && OVERLAP);
      earlier.push(span);
      return message ? [{ path: `${slotIndex}.timeRanges.${rangeIndex}`, message }] : [];
    }),
  );
}

export const OVERLAP = 'These times overlap each other. Please change one of them.';

function faultOf({ start, end }: Span, minutes: number, now: Date): string | undefined {
  if (start <= now) return 'Please choose a time in the future.';
  if (end.getTime() > now.getTime() + SLOT_HORIZON_DAYS * DAY_MS) {
    return `Please choose a time within the next ${SLOT_HORIZON_DAYS} days.`;
  }
  if (end.getTime() - start.getTime() < minutes * 60_000) {
    return `Each time must be at least ${minutes} minutes long.`;
  }
  return undefined;
}
