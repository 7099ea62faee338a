import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#contract/labels/interviews.ts';
import type { Thread } from '#server/features/interviews/interviews.queries.ts';
import { now } from '#server/platform/clock.ts';

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

function calendarOf(method: CalendarMethod): ICalCalendar {
  return ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Medallist', product: 'Interviews', language: 'EN' },
  });
}

/** The same event for ever: calendars find it by its UID and believe the highest sequence. */
function eventOf(thread: Thread, start: Date, end: Date, isCancelled: boolean): ICalEventData {
  const type = INTERVIEW_TYPE_LABELS[thread.interviewType as InterviewType];
  const password = thread.meetingPassword ? `Password: ${thread.meetingPassword}` : undefined;
  return {
    id: `interview-${thread.id}@medallist`,
    sequence: thread.calendarSequence,
    stamp: now(),
    start,
    end,
    summary: `${type} interview: ${thread.jobTitle}, ${thread.companyName}`,
    description: [
      `${thread.candidateName} with ${thread.interviewerName}, ${thread.companyName}`,
      thread.meetingLink ?? undefined,
      password,
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
    location: thread.meetingLink,
    url: thread.meetingLink,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: thread.interviewerName, email: thread.interviewerEmail },
    attendees: [
      { name: thread.candidateName, email: thread.candidateEmail, rsvp: false },
      { name: thread.interviewerName, email: thread.interviewerEmail, rsvp: false },
    ],
  };
}

/**
 * The calendar file of one interview. To cancel, `thread` carries the sequence of now and `during` the time
 * that was booked.
 */
export function calendarFile(
  thread: Thread,
  method: CalendarMethod,
  during: { start: Date; end: Date },
): string {
  const calendar = calendarOf(method);
  calendar.createEvent(eventOf(thread, during.start, during.end, method === 'CANCEL'));
  return calendar.toString();
}

/** Every booked interview of a person, for calendar programs that subscribe. */
export function calendarFeed(threads: readonly Thread[]): string {
  const calendar = calendarOf('PUBLISH');
  calendar.name('Medallist interviews');
  for (const thread of threads) {
    if (thread.startsAt && thread.endsAt) {
      calendar.createEvent(eventOf(thread, thread.startsAt, thread.endsAt, false));
    }
  }
  return calendar.toString();
}
