import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#contract/labels/interviews.ts';
import type { InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import { now } from '#server/platform/clock.ts';

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

function calendarOf(method: CalendarMethod): ICalCalendar {
  return ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Medallist', product: 'Interviews', language: 'EN' },
  });
}

/** The same event for ever: calendars find it by its UID and believe the highest sequence. */
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
 * The calendar file of one interview. To cancel, `interview` carries the sequence of now and `during` the time
 * that was booked.
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

/** Every booked interview of a person, for calendar programs that subscribe. */
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
