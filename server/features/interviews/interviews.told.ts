import { type InterviewAction, UNDO_MINUTES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { type News, sendNews } from '#server/features/notifications/news.service.ts';
import { mail, notify } from '#server/features/notifications/notifications.service.ts';
import { inMinutes } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { dropHeld, type Mail } from '#server/platform/mail/mail.ts';
import { calendarFile } from './calendar.ts';
import { interviewLetter } from './interview-letter.ts';
import {
  CANDIDATE_NOTICES,
  COMPANY_NOTICES,
  HOLD_KIND,
  holdOverOf,
  NOTICE_KINDS,
  REMINDER_KIND,
  reminderOf,
} from './interview-words.ts';
import {
  holdOver,
  type InterviewMoved,
  interviewDue,
  interviewMoved,
  scorecardSent,
} from './interviews.events.ts';
import { getInterview, type InterviewRow } from './interviews.queries.ts';

/** The requester and the interviewer, often one person. */
function recruitersOf({ requestedBy, interviewerId }: InterviewRow): string[] {
  return [...new Set([requestedBy, interviewerId])];
}

function activeScreenOf(id: string): string {
  return `/interview-requests/active?interview=${id}`;
}

function screenOf(action: InterviewAction, { status, id }: InterviewRow): string {
  const isRequest = status === 'PENDING' || action === 'WITHDRAW' || action === 'EXPIRE';
  return isRequest ? `/interview-requests/pending?request=${id}` : activeScreenOf(id);
}

function companyScreenOf(id: string): string {
  return `/recruiter/interviews?interview=${id}`;
}

/** Both sides, if a move has a notification for them; the acting person is still included. */
function newsOf(interview: InterviewRow, moved: InterviewMoved): News[] {
  const { action, before, party, actorId, reason } = moved;
  const told = { interview, before, party, actorId, reason };
  const toCandidate = CANDIDATE_NOTICES[action]?.(told);
  const toCompany = COMPANY_NOTICES[action]?.(told);
  const news: News[] = [];
  if (toCandidate) {
    const link = screenOf(action, interview);
    news.push({ people: [interview.candidateId], words: toCandidate, link });
  }
  if (toCompany) {
    news.push({
      people: recruitersOf(interview),
      words: toCompany,
      link: companyScreenOf(interview.id),
    });
  }
  return news;
}

/** Both sides, a day or an hour before. */
function remindersOf(interview: InterviewRow): News[] {
  const { candidateId, interviewerId, requestedBy } = interview;
  const link = companyScreenOf(interview.id);
  const reminders = [
    {
      people: [candidateId],
      words: reminderOf(interview, 'candidate'),
      link: activeScreenOf(interview.id),
    },
    { people: [interviewerId], words: reminderOf(interview, 'interviewer'), link },
  ];
  if (requestedBy === interviewerId) return reminders;
  return [...reminders, { people: [requestedBy], words: reminderOf(interview, 'colleague'), link }];
}

/** The requester and the interviewer, as long as they are in the team. */
function holdNews(db: Db, interview: InterviewRow): Promise<News[]> {
  const link = `${companyScreenOf(interview.id)}&act=decide`;
  const item = { people: recruitersOf(interview), words: holdOverOf(interview), link };
  return withoutFormerMembers(db, interview, [item]);
}

/** The acting person needs no notification. */
function withoutActor(people: readonly string[], actorId: string | null): string[] {
  return people.filter((id) => id !== actorId);
}

/** People who have left the company since then get no notifications about its interviews. */
async function withoutFormerMembers(
  db: Db,
  { candidateId, companyId }: InterviewRow,
  news: News[],
): Promise<News[]> {
  const here = new Set([candidateId, ...(await companies.listMemberIds(db, companyId))]);
  return news.map((item) => ({ ...item, people: item.people.filter((id) => here.has(id)) }));
}

async function tellMove(db: Db, moved: InterviewMoved): Promise<void> {
  const interview = await getInterview(db, moved.interviewId);
  for (const item of await withoutFormerMembers(db, interview, newsOf(interview, moved))) {
    const people = withoutActor(item.people, moved.actorId);
    await sendNews(db, NOTICE_KINDS[moved.action], { ...item, people });
  }
}

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
 * Removes the queued mail of a request that was answered. True when a request is withdrawn before its mail
 * was sent: then the withdrawal is not mailed either.
 */
async function dropRequestMail(db: Db, { action, before }: InterviewMoved): Promise<boolean> {
  if (before?.status !== 'PENDING') return false;
  const isDropped = await dropHeld(db, holdKey(before.id));
  return isDropped && action === 'WITHDRAW';
}

/** The acting person needs no mail about it, but does need the calendar file. */
async function mailMove(db: Db, moved: InterviewMoved): Promise<void> {
  if (await dropRequestMail(db, moved)) return;
  const { action, actorId, interviewId } = moved;
  const interview = await getInterview(db, interviewId);
  const calendar = calendarOf(moved, interview);
  const hold =
    action === 'REQUEST' ? { until: inMinutes(UNDO_MINUTES), key: holdKey(interviewId) } : undefined;
  for (const { people, words, link } of await withoutFormerMembers(db, interview, newsOf(interview, moved))) {
    await mail(db, calendar ? people : withoutActor(people, actorId), {
      kind: NOTICE_KINDS[action],
      write: (receiver) => interviewLetter(interview, { ...receiver, words, link, calendar }),
      hold,
    });
  }
}

async function mailEach(db: Db, kind: string, interview: InterviewRow, news: News[]): Promise<void> {
  for (const { people, words, link } of news) {
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
    await mailEach(db, HOLD_KIND, interview, await holdNews(db, interview));
  }),
];

export const notices = [
  on(interviewMoved, tellMove),
  on(interviewDue, async (db, { interviewId }) => {
    for (const item of remindersOf(await getInterview(db, interviewId))) {
      await sendNews(db, REMINDER_KIND, item);
    }
  }),
  on(holdOver, async (db, { interviewId }) => {
    for (const item of await holdNews(db, await getInterview(db, interviewId))) {
      await sendNews(db, HOLD_KIND, item);
    }
  }),
  on(scorecardSent, async (db, { interviewId, isShared }) => {
    if (!isShared) return;
    const { candidateId, companyName, jobTitle } = await getInterview(db, interviewId);
    await notify(db, [candidateId], {
      kind: 'interview.feedback_shared',
      title: `${companyName} shared feedback on your interview`,
      body: `${jobTitle}.`,
      link: `/interview-requests/active?view=past&interview=${interviewId}`,
    });
  }),
];
