import type { FastifyReply } from 'fastify';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { AppError } from '#contract/core/errors.ts';
import { isBooked } from '#contract/interviews/transitions.ts';
import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { findInterview, type InterviewRow, type Owner } from './interviews.queries.ts';

type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

function calendarOf(method: CalendarMethod): ICalCalendar {
  return ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Medallist', product: 'Interviews', language: 'EN' },
  });
}

/** The same event in all files: calendars identify it by its UID and use the highest sequence. */
function eventOf(interview: InterviewRow, start: Date, end: Date, isCancelled: boolean): ICalEventData {
  const type = INTERVIEW_TYPE_LABELS[interview.interviewType as InterviewType];
  const password = interview.meetingPassword ? `Password: ${interview.meetingPassword}` : undefined;
  return {
    id: `interview-${interview.id}@medallist`,
    sequence: interview.calendarSequence,
    stamp: now(),
    start,
    end,
    summary: `${type} interview: ${interview.jobTitle}, ${interview.companyName}`,
    description: [
      `${interview.candidateName} with ${interview.interviewerName}, ${interview.companyName}`,
      interview.meetingLink ?? undefined,
      password,
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
    location: interview.meetingLink,
    url: interview.meetingLink,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: interview.interviewerName, email: interview.interviewerEmail },
    attendees: [
      { name: interview.candidateName, email: interview.candidateEmail, rsvp: false },
      { name: interview.interviewerName, email: interview.interviewerEmail, rsvp: false },
    ],
  };
}

/**
 * The calendar file of one interview. To cancel it, `interview` has the current sequence and `during` the
 * time that was booked.
 */
export function calendarFile(
  interview: InterviewRow,
  method: CalendarMethod,
  during: { start: Date; end: Date },
): string {
  const calendar = calendarOf(method);
  calendar.createEvent(eventOf(interview, during.start, during.end, method === 'CANCEL'));
  return calendar.toString();
}

/** Every booked interview of a person, for calendar subscriptions. */
export function calendarFeed(interviews: readonly InterviewRow[]): string {
  const calendar = calendarOf('PUBLISH');
  calendar.name('Medallist interviews');
  for (const interview of interviews) {
    if (interview.startsAt && interview.endsAt) {
      calendar.createEvent(eventOf(interview, interview.startsAt, interview.endsAt, false));
    }
  }
  return calendar.toString();
}

/** Sends the calendar file of a booked interview. */
export async function sendCalendarFile(
  db: Db,
  reply: FastifyReply,
  id: string,
  owner: Owner,
): Promise<FastifyReply> {
  const interview = await findInterview(db, id, owner);
  if (!interview) throw new AppError('NOT_FOUND');
  const { startsAt: start, endsAt: end } = interview;
  if (!isBooked(interview) || !start || !end) throw new AppError('STATE_CHANGED');
  return reply
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .header('cache-control', 'no-store')
    .type('text/calendar; charset=utf-8')
    .send(calendarFile(interview, 'PUBLISH', { start, end }));
}
