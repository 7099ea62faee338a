import { AppError } from '#contract/core/errors.ts';
import type { ScheduleInterview } from '#contract/interviews/recruiter.ts';
import { FEEDBACK_WORKING_DAYS } from '#contract/interviews/transitions.ts';
import { addWorkingDays } from '#contract/kit/working-days.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { duringOf, type InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { admitMove, getInterviewToMove, move, NO_BALL } from './moves.ts';
import { defaultDeadline } from './request.service.ts';
import { bookingOf } from './slots.service.ts';

export const EXCLUSION_VIOLATION = '23P01';

function asRecruiter(actor: Actor) {
  return { party: 'RECRUITER', actorId: actor.userId } as const;
}

function getOwn(db: Db, actor: Actor, id: string): Promise<InterviewRow> {
  return getInterviewToMove(db, id, { companyId: companyOf(actor).id });
}

/** Books one of the offered times. Two constraints of the table see to it that nobody is booked twice. */
export async function schedule(db: Db, actor: Actor, id: string, input: ScheduleInterview): Promise<void> {
  const interview = await getOwn(db, actor, id);
  admitMove(interview, 'SCHEDULE', asRecruiter(actor));
  const booking = await bookingOf(db, interview, input);
  const meetingLink = input.meetingLink ?? interview.meetingLink;
  if (interview.interviewMode === 'VIDEO_CALL' && !meetingLink) {
    const message = 'A video call needs a meeting link.';
    throw new AppError('MEETING_LINK_REQUIRED', { errors: [{ path: 'meetingLink', message }] });
  }
  await lockNames(db, 'booking', [interview.candidateId, interview.interviewerId]);
  const scheduledAt = now();
  await move(db, interview, 'SCHEDULE', asRecruiter(actor), {
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
      // Whoever books at the last minute needs no reminder of it.
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
  await move(db, interview, 'REQUEST_SLOTS', asRecruiter(actor), {
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

/** Takes a request back that nobody has answered. */
export async function withdraw(db: Db, actor: Actor, id: string, reason: string): Promise<void> {
  const interview = await getOwn(db, actor, id);
  const { applicationId } = interview;
  await move(db, interview, 'WITHDRAW', asRecruiter(actor), {
    reason,
    changes: { ...NO_BALL, closingReason: reason },
  });
  await applications.releaseInvitation(db, {
    applicationId,
    actorId: actor.userId,
    reason,
    ending: 'TAKEN_BACK',
  });
}
