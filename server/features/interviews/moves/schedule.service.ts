import { AppError, fieldFault } from '#contract/core/errors.ts';
import type { ScheduleInterview } from '#contract/interviews/recruiter.ts';
import { type AvailabilitySlot, findSlotFaults, spansOf } from '#contract/interviews/slots.ts';
import { FEEDBACK_WORKING_DAYS } from '#contract/interviews/transitions.ts';
import { addWorkingDays, toInstant, toLocal } from '#contract/kit/zoned-time.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as queries from '#server/features/interviews/interviews.queries.ts';
import {
  duringOf,
  type InterviewRow,
  listDutyIds,
  type SlotRange,
} from '#server/features/interviews/interviews.queries.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { asMember, type Deed } from '#server/platform/deed.ts';
import { newId } from '#server/platform/new-id.ts';
import { admitMove, getInterviewToMove, move, NO_BALL } from './moves.ts';
import { defaultDeadline } from './request.service.ts';

/**
 * Throws for times that are past, too far ahead, too short or overlapping. `field` is their path in the body.
 */
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

interface Booking {
  start: Date;
  end: Date;
  timezone: string;
  slotId: string;
}

/**
 * The time of a pick: it starts in the picked slot, has the interview's duration, and ends within the offered
 * time unless the candidate is flexible.
 */
async function bookingOf(
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

const EXCLUSION_VIOLATION = '23P01';

function getOwn(db: Db, actor: Actor, id: string): Promise<InterviewRow> {
  return getInterviewToMove(db, id, { companyId: companyOf(actor).id });
}

/** Books one of the offered times. Two exclusion constraints of the table prevent double bookings. */
export async function schedule(db: Db, actor: Actor, id: string, input: ScheduleInterview): Promise<void> {
  const interview = await getOwn(db, actor, id);
  admitMove(asMember(actor), interview, 'SCHEDULE');
  const booking = await bookingOf(db, interview, input);
  const meetingLink = input.meetingLink ?? interview.meetingLink;
  if (interview.interviewMode === 'VIDEO_CALL' && !meetingLink) {
    const message = 'A video call needs a meeting link.';
    throw new AppError('MEETING_LINK_REQUIRED', { errors: [{ path: 'meetingLink', message }] });
  }
  await lockNames(db, 'booking', [interview.candidateId, interview.interviewerId]);
  const scheduledAt = now();
  await move(db, asMember(actor), interview, 'SCHEDULE', {
    changes: {
      during: duringOf(booking.start, booking.end),
      timezone: booking.timezone,
      slotId: booking.slotId,
      scheduledAt,
      closingReason: null,
      meetingLink,
      meetingPassword: input.meetingPassword ?? interview.meetingPassword,
      calendarSequence: interview.calendarSequence + 1,
      ballHolder: 'RECRUITER',
      dueAt: addWorkingDays(booking.end, FEEDBACK_WORKING_DAYS),
      // A booking at short notice needs no reminder.
      remindedDayAt: booking.start <= inHours(24) ? scheduledAt : null,
      remindedHourAt: booking.start <= inHours(1) ? scheduledAt : null,
    },
  }).catch(explainOverlap);
}

function explainOverlap(error: unknown): never {
  if ((error as { code?: unknown }).code === EXCLUSION_VIOLATION) throw new AppError('TIME_TAKEN');
  throw error;
}

/** None of the times suits: the candidate is asked again and has a new deadline. */
export async function requestSlots(
  db: Db,
  actor: Actor,
  id: string,
  message: string | null | undefined,
): Promise<void> {
  const interview = await getOwn(db, actor, id);
  const respondBy = await defaultDeadline(db, interview.isUrgentHiring || interview.priority === 'URGENT');
  await move(db, asMember(actor), interview, 'REQUEST_SLOTS', {
    reason: message,
    changes: {
      respondBy,
      ballHolder: 'CANDIDATE',
      dueAt: respondBy,
      slotRequestCount: interview.slotRequestCount + 1,
      closingReason: null,
    },
  });
}

/** Withdraws a request without an answer. */
export async function withdraw(db: Db, actor: Actor, id: string, reason: string): Promise<void> {
  const interview = await getOwn(db, actor, id);
  const { applicationId } = interview;
  await move(db, asMember(actor), interview, 'WITHDRAW', {
    reason,
    changes: { ...NO_BALL, closingReason: reason },
  });
  await applications.releaseInvitation(db, asMember(actor), { applicationId, reason, ending: 'TAKEN_BACK' });
}

interface HandOver {
  companyId: string;
  from: string;
  to: string;
}

/**
 * Transfers the open interviews of a member to a colleague. Throws COLLEAGUE_BUSY when that would double-book
 * them.
 */
export async function handOver(db: Db, deed: Deed, { companyId, from, to }: HandOver): Promise<void> {
  await lockNames(db, 'booking', [to]);
  for (const id of await listDutyIds(db, companyId, from)) {
    const interview = await getInterviewToMove(db, id, { companyId });
    const { interviewerId, requestedBy, calendarSequence } = interview;
    const changes = {
      interviewerId: interviewerId === from ? to : interviewerId,
      requestedBy: requestedBy === from ? to : requestedBy,
      calendarSequence: calendarSequence + 1,
    };
    await move(db, deed, interview, 'HAND_OVER', { changes }).catch(refuseSuccessor);
  }
}

function refuseSuccessor(error: unknown): never {
  if ((error as { code?: unknown }).code !== EXCLUSION_VIOLATION) throw error;
  throw new AppError('COLLEAGUE_BUSY', {
    errors: [{ path: 'successorId', message: 'This colleague is busy at one of these times.' }],
  });
}
