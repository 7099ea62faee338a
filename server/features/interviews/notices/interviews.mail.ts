import { UNDO_MINUTES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { calendarFile } from '#server/features/interviews/calendar/calendar.ts';
import {
  holdOver,
  type InterviewMoved,
  interviewDue,
  interviewMoved,
} from '#server/features/interviews/interviews.events.ts';
import { getInterview, type InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import { mail } from '#server/features/notifications/notifications.service.ts';
import { inMinutes } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { dropHeld, type Mail } from '#server/platform/mail/mail.ts';
import { interviewLetter } from './interview-letter.ts';
import { HOLD_KIND, NOTICE_KINDS, REMINDER_KIND } from './interview-words.ts';
import {
  holdTellings,
  remindersOf,
  type Telling,
  tellingsOf,
  withoutActor,
  withoutFormerMembers,
} from './tellings.ts';

function holdKey(interviewId: string): string {
  return `interview:${interviewId}`;
}

function calendarOf({ action, before }: InterviewMoved, interview: InterviewRow): Mail['calendar'] {
  const { startsAt, endsAt } = interview;
  const isTold = action === 'SCHEDULE' || action === 'HAND_OVER';
  if (isTold && interview.status === 'SCHEDULED' && startsAt && endsAt) {
    const method = 'REQUEST';
    return { method, content: calendarFile(interview, method, { start: startsAt, end: endsAt }) };
  }
  const isGivenUp = action === 'RESCHEDULE' || action === 'CANCEL';
  if (isGivenUp && before?.status === 'SCHEDULED' && before.startsAt && before.endsAt) {
    const method = 'CANCEL';
    const during = { start: before.startsAt, end: before.endsAt };
    return { method, content: calendarFile(interview, method, during) };
  }
  return undefined;
}

/**
 * A request that has its answer needs no mail any more. True when one is taken back whose mail has not left:
 * then the withdrawal is not mailed either.
 */
async function dropRequestMail(db: Db, { action, before }: InterviewMoved): Promise<boolean> {
  if (before?.status !== 'PENDING') return false;
  const isDropped = await dropHeld(db, holdKey(before.id));
  return isDropped && action === 'WITHDRAW';
}

/** Whoever did it needs no mail of it, but does need the calendar file. */
async function mailMove(db: Db, moved: InterviewMoved): Promise<void> {
  if (await dropRequestMail(db, moved)) return;
  const { action, actorId, interviewId } = moved;
  const interview = await getInterview(db, interviewId);
  const calendar = calendarOf(moved, interview);
  const hold =
    action === 'REQUEST' ? { until: inMinutes(UNDO_MINUTES), key: holdKey(interviewId) } : undefined;
  for (const { people, words, link } of await withoutFormerMembers(
    db,
    interview,
    tellingsOf(interview, moved),
  )) {
    await mail(db, calendar ? people : withoutActor(people, actorId), {
      kind: NOTICE_KINDS[action],
      write: (receiver) => interviewLetter(interview, { ...receiver, words, link, calendar }),
      hold,
    });
  }
}

async function mailEach(db: Db, kind: string, interview: InterviewRow, tellings: Telling[]): Promise<void> {
  for (const { people, words, link } of tellings) {
    await mail(db, people, {
      kind,
      write: (receiver) => interviewLetter(interview, { ...receiver, words, link }),
    });
  }
}

export const mails = [
  on(interviewMoved, mailMove),
  on(interviewDue, async (db, { interviewId }) => {
    const interview = await getInterview(db, interviewId);
    await mailEach(db, REMINDER_KIND, interview, remindersOf(interview));
  }),
  on(holdOver, async (db, { interviewId }) => {
    const interview = await getInterview(db, interviewId);
    await mailEach(db, HOLD_KIND, interview, await holdTellings(db, interview));
  }),
];
