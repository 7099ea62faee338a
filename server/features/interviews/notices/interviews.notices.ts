import { type InterviewAction, UNDO_MINUTES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { calendarFile } from '#server/features/interviews/calendar/calendar.ts';
import type { InterviewMoved } from '#server/features/interviews/interviews.events.ts';
import { getThread, type Thread } from '#server/features/interviews/interviews.queries.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import { inMinutes } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { dropHeld, type Hold, type Mail } from '#server/platform/mail/mail.ts';
import { CANDIDATE_NEWS, COMPANY_NEWS, NEWS_KINDS, reminderOf, type Words } from './interview-words.ts';
import { interviewMail } from './interviews.mail.ts';

/** What the screens of both sides have to read again when an interview moves. */
const CANDIDATE_READS = [
  'listPendingInterviews',
  'listAcceptedInterviews',
  'listActiveInterviews',
  'listPastInterviews',
  'getInterviewStats',
  'getCandidateInterview',
  'getCandidateHome',
];
const COMPANY_READS = ['listRecruiterInterviews', 'getRecruiterInterview', 'countRecruiterInterviews'];

interface Person {
  id: string;
  email: string;
  firstName: string;
}

function candidateOf(thread: Thread): Person {
  return { id: thread.candidateId, email: thread.candidateEmail, firstName: thread.candidateFirstName };
}

/** Whoever asked and whoever interviews: often one person. */
function recruitersOf(thread: Thread): Person[] {
  const { requestedBy, interviewerId } = thread;
  const requester = { id: requestedBy, email: thread.requesterEmail, firstName: thread.requesterFirstName };
  if (requestedBy === interviewerId) return [requester];
  const { interviewerEmail: email, interviewerFirstName: firstName } = thread;
  return [requester, { id: interviewerId, email, firstName }];
}

interface Telling {
  thread: Thread;
  kind: string;
  link: string;
  actorId: string | null;
  calendar: Mail['calendar'];
  hold: Hold | undefined;
  /** False where the news comes without a mail. */
  mails: boolean;
}

/** Whoever did it needs no news of it, but does need the calendar file. */
async function tell(db: Db, people: Person[], words: Words, telling: Telling): Promise<void> {
  const { thread, kind, link, actorId, calendar, hold, mails } = telling;
  const others = people.filter(({ id }) => id !== actorId);
  await notifications.notify(
    db,
    others.map(({ id }) => id),
    { kind, title: words.title, body: words.body, link },
  );
  if (!mails) return;
  for (const { id: userId, email: to, firstName } of calendar ? people : others) {
    const mail = interviewMail(thread, { to, firstName, words, link, calendar });
    await notifications.mail(db, { userId, kind }, mail, hold);
  }
}

function holdKey(interviewId: string): string {
  return `interview:${interviewId}`;
}

function calendarOf({ action, before }: InterviewMoved, thread: Thread): Mail['calendar'] {
  const { startsAt, endsAt } = thread;
  if (action === 'SCHEDULE' && startsAt && endsAt) {
    const method = 'REQUEST';
    return { method, content: calendarFile(thread, method, { start: startsAt, end: endsAt }) };
  }
  const isGivenUp = action === 'RESCHEDULE' || action === 'CANCEL';
  if (isGivenUp && before?.status === 'SCHEDULED' && before.startsAt && before.endsAt) {
    const method = 'CANCEL';
    const during = { start: before.startsAt, end: before.endsAt };
    return { method, content: calendarFile(thread, method, during) };
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

function screenOf(action: InterviewAction, status: Thread['status'], id: string): string {
  const isRequest = status === 'PENDING' || action === 'WITHDRAW' || action === 'EXPIRE';
  return isRequest ? `/interview-requests/pending?request=${id}` : activeScreenOf(id);
}

function activeScreenOf(id: string): string {
  return `/interview-requests/active?interview=${id}`;
}

/** Tells both sides what happened, and refreshes their screens. */
export async function tellMove(db: Db, moved: InterviewMoved): Promise<void> {
  const thread = await getThread(db, moved.interviewId);
  const { action, actorId, party, reason, before } = moved;
  const isUndone = await dropRequestMail(db, moved);
  const isRequest = action === 'REQUEST';
  const told = { thread, before, party, reason };
  const telling = {
    thread,
    actorId,
    kind: NEWS_KINDS[action],
    calendar: calendarOf(moved, thread),
    hold: isRequest ? { until: inMinutes(UNDO_MINUTES), key: holdKey(thread.id) } : undefined,
    mails: !isUndone,
  };
  const toCandidate = CANDIDATE_NEWS[action]?.(told);
  if (toCandidate) {
    const link = screenOf(action, thread.status, thread.id);
    await tell(db, [candidateOf(thread)], toCandidate, { ...telling, link });
  }
  const toCompany = COMPANY_NEWS[action]?.(told);
  if (toCompany) {
    const link = `/recruiter/interviews?interview=${thread.id}`;
    await tell(db, recruitersOf(thread), toCompany, { ...telling, link });
  }
  await refresh(db, thread);
}

export async function refresh(db: Db, thread: Pick<Thread, 'candidateId' | 'companyId'>): Promise<void> {
  await live.changed(db, [thread.candidateId], CANDIDATE_READS);
  await live.changed(db, await companies.listMemberIds(db, thread.companyId), COMPANY_READS);
}

/** To both sides, a day or an hour ahead. */
export async function remind(db: Db, thread: Thread): Promise<void> {
  const words = reminderOf(thread);
  const telling = {
    thread,
    actorId: null,
    kind: 'interview.reminder',
    calendar: undefined,
    hold: undefined,
    mails: true,
  };
  const link = activeScreenOf(thread.id);
  await tell(db, [candidateOf(thread)], words, { ...telling, link });
  const companyLink = `/recruiter/interviews?interview=${thread.id}`;
  await tell(db, recruitersOf(thread), words, { ...telling, link: companyLink });
}
