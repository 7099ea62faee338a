import { type InterviewAction, UNDO_MINUTES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { calendarFile } from '#server/features/interviews/calendar/calendar.ts';
import type { InterviewMoved } from '#server/features/interviews/interviews.events.ts';
import { getInterview, type InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import { inMinutes } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { dropHeld, type Hold, type Mail } from '#server/platform/mail/mail.ts';
import {
  CANDIDATE_NOTICES,
  COMPANY_NOTICES,
  NOTICE_KINDS,
  reminderOf,
  type Words,
} from './interview-words.ts';
import { interviewMail } from './interviews.mail.ts';

interface Person {
  id: string;
  email: string;
  firstName: string;
}

function candidateOf(interview: InterviewRow): Person {
  return {
    id: interview.candidateId,
    email: interview.candidateEmail,
    firstName: interview.candidateFirstName,
  };
}

/** Whoever asked and whoever interviews: often one person. */
function recruitersOf(interview: InterviewRow): Person[] {
  const { requestedBy, interviewerId } = interview;
  const requester = {
    id: requestedBy,
    email: interview.requesterEmail,
    firstName: interview.requesterFirstName,
  };
  if (requestedBy === interviewerId) return [requester];
  const { interviewerEmail: email, interviewerFirstName: firstName } = interview;
  return [requester, { id: interviewerId, email, firstName }];
}

interface Telling {
  interview: InterviewRow;
  kind: string;
  link: string;
  actorId: string | null;
  calendar: Mail['calendar'];
  hold: Hold | undefined;
  /** False where the notice comes without a mail. */
  mails: boolean;
}

/** Whoever did it needs no notice of it, but does need the calendar file. */
async function tell(db: Db, people: Person[], words: Words, telling: Telling): Promise<void> {
  const { interview, kind, link, actorId, calendar, hold, mails } = telling;
  const others = people.filter(({ id }) => id !== actorId);
  await notifications.notify(
    db,
    others.map(({ id }) => id),
    { kind, title: words.title, body: words.body, link },
  );
  if (!mails) return;
  for (const { id: userId, email: to, firstName } of calendar ? people : others) {
    const mail = interviewMail(interview, { to, firstName, words, link, calendar });
    await notifications.mail(db, { userId, kind }, mail, hold);
  }
}

function holdKey(interviewId: string): string {
  return `interview:${interviewId}`;
}

function calendarOf({ action, before }: InterviewMoved, interview: InterviewRow): Mail['calendar'] {
  const { startsAt, endsAt } = interview;
  if (action === 'SCHEDULE' && startsAt && endsAt) {
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

function screenOf(action: InterviewAction, status: InterviewRow['status'], id: string): string {
  const isRequest = status === 'PENDING' || action === 'WITHDRAW' || action === 'EXPIRE';
  return isRequest ? `/interview-requests/pending?request=${id}` : activeScreenOf(id);
}

function activeScreenOf(id: string): string {
  return `/interview-requests/active?interview=${id}`;
}

/** Tells both sides what happened, and refreshes their screens. */
export async function tellMove(db: Db, moved: InterviewMoved): Promise<void> {
  const interview = await getInterview(db, moved.interviewId);
  const { action, actorId, party, reason, before } = moved;
  const isUndone = await dropRequestMail(db, moved);
  const isRequest = action === 'REQUEST';
  const told = { interview, before, party, reason };
  const telling = {
    interview,
    actorId,
    kind: NOTICE_KINDS[action],
    calendar: calendarOf(moved, interview),
    hold: isRequest ? { until: inMinutes(UNDO_MINUTES), key: holdKey(interview.id) } : undefined,
    mails: !isUndone,
  };
  const toCandidate = CANDIDATE_NOTICES[action]?.(told);
  if (toCandidate) {
    const link = screenOf(action, interview.status, interview.id);
    await tell(db, [candidateOf(interview)], toCandidate, { ...telling, link });
  }
  const toCompany = COMPANY_NOTICES[action]?.(told);
  if (toCompany) {
    const link = `/recruiter/interviews?interview=${interview.id}`;
    await tell(db, recruitersOf(interview), toCompany, { ...telling, link });
  }
  await refresh(db, interview);
}

export async function refresh(
  db: Db,
  interview: Pick<InterviewRow, 'candidateId' | 'companyId'>,
): Promise<void> {
  const members = await companies.listMemberIds(db, interview.companyId);
  await live.changed(db, [interview.candidateId, ...members], ['interviews']);
}

/** To both sides, a day or an hour ahead. */
export async function remind(db: Db, interview: InterviewRow): Promise<void> {
  const words = reminderOf(interview);
  const telling = {
    interview,
    actorId: null,
    kind: 'interview.reminder',
    calendar: undefined,
    hold: undefined,
    mails: true,
  };
  const link = activeScreenOf(interview.id);
  await tell(db, [candidateOf(interview)], words, { ...telling, link });
  const companyLink = `/recruiter/interviews?interview=${interview.id}`;
  await tell(db, recruitersOf(interview), words, { ...telling, link: companyLink });
}
