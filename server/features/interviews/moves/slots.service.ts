import { AppError, fieldFault } from '#contract/core/errors.ts';
import { type AvailabilitySlot, findSlotFaults, spansOf } from '#contract/interviews/slots.ts';
import { toInstant, toLocal } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { InterviewRow, SlotRange } from '#server/features/interviews/interviews.queries.ts';
import * as queries from '#server/features/interviews/interviews.queries.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';

/** Throws for times that are past, too far, too short or overlap each other. `field` names them in the body. */
export function admitSlots(interview: InterviewRow, slots: readonly AvailabilitySlot[], field: string): void {
  const faults = findSlotFaults(slots, interview.durationMinutes, now());
  if (faults.length === 0) return;
  const errors = faults.map(({ path, message }) => ({ path: `${field}.${path}`, message }));
  throw new AppError('VALIDATION_FAILED', { message: errors[0]?.message, errors });
}

/** Stores the times as the offer with this number. */
export async function offer(
  db: Db,
  interviewId: string,
  offerNo: number,
  slots: readonly AvailabilitySlot[],
): Promise<void> {
  const ranges = slots.flatMap((slot) => {
    const slotId = newId();
    return spansOf(slot).map((span) => ({
      ...span,
      slotId,
      timezone: slot.timezone,
      isFlexible: slot.isFlexible,
    }));
  });
  const rows = ranges.map((range, position) => ({ ...range, id: newId(), interviewId, offerNo, position }));
  await queries.insertSlots(db, rows);
}

export interface Booking {
  start: Date;
  end: Date;
  timezone: string;
  slotId: string;
}

/**
 * The time that a pick means: it starts in the picked slot, lasts the interview's duration, and ends within
 * the offered time unless the candidate said to be flexible.
 */
export async function bookingOf(
  db: Db,
  interview: InterviewRow,
  pick: { slotId: string; startTime?: string },
): Promise<Booking> {
  const offered = await queries.listSlotRanges(db, [interview.id]);
  const ranges = offered.filter(({ slotId }) => slotId === pick.slotId);
  const [first] = ranges;
  if (!first) throw fieldFault('slotId', 'Please choose one of the offered times.');
  const length = interview.durationMinutes * 60_000;
  const start = startOf(first, pick.startTime);
  const end = new Date(start.getTime() + length);
  if (!ranges.some((range) => holds(range, start, end))) throw new AppError('SLOT_OUTSIDE_RANGE');
  if (start <= now()) throw fieldFault('slotId', 'This time has passed. Please pick another slot.');
  return { start, end, timezone: first.timezone, slotId: pick.slotId };
}

function startOf({ start, timezone }: SlotRange, startTime: string | undefined): Date {
  return startTime ? toInstant(toLocal(start, timezone).date, startTime, timezone) : start;
}

function holds(range: SlotRange, start: Date, end: Date): boolean {
  const startsInside = start >= range.start && start < range.end;
  return startsInside && (range.isFlexible || end <= range.end);
}
