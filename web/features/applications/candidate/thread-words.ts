import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import type { ThreadEvent, TurnAct } from '#contract/applications/thread.ts';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { OfferAction } from '#contract/offers/transitions.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';

const TURNS: Readonly<Record<TurnAct, string>> = {
  REPLY: 'reply to the interview request',
  PICK_TIME: 'pick one of your times',
  GIVE_FEEDBACK: 'say how the interview went',
  REVIEW: 'look at your application',
  DECIDE: 'decide the next step',
  ANSWER_OFFER: 'answer the offer',
};

type Turn = NonNullable<MyApplication['turn']>;

/** An offer can be answered until the end of its last day. */
function lastMoment({ act, dueAt }: Turn): string | null {
  if (!dueAt) return null;
  if (act !== 'ANSWER_OFFER') return formatDateTime(dueAt);
  return `the end of ${formatDay(new Date(dueAt).getTime() - 1)}`;
}

/** The exact deadline, for acts that end within a day. */
export function hourOfTurn({ turn }: MyApplication): string | null {
  return turn && turn.act !== 'ANSWER_OFFER' ? turn.dueAt : null;
}

/**
 * `Your turn:` and ` reply to the interview request by Sun, 29 Nov 2026, 1:56 am.`; without
 * a deadline, since when.
 */
export function turnInWords({ turn, job }: MyApplication, now: Date): { who: string; what: string } | null {
  if (!turn) return null;
  const who = turn.holder === 'CANDIDATE' ? 'Your turn' : `${job.company.name}’s turn`;
  const act = TURNS[turn.act];
  const last = lastMoment(turn);
  if (!turn.dueAt || !last) return { who, what: ` since ${formatDay(turn.since)}: ${act}.` };
  const until = new Date(turn.dueAt) <= now ? `. It was due ${last}.` : ` by ${last}.`;
  return { who: `${who}:`, what: ` ${act}${until}` };
}

/** `Interview, round 2: Thu, 26 Nov 2026, 6:30 pm` for an upcoming interview. */
export function meetingInWords({ interview }: MyApplication, now: Date): string | null {
  if (interview?.status !== 'SCHEDULED' || !interview.startsAt || new Date(interview.startsAt) <= now) {
    return null;
  }
  const round = interview.totalStages > 1 ? `, round ${interview.interviewStage}` : '';
  return `Interview${round}: ${formatDateTime(interview.startsAt)}`;
}

/** The application whose deadline for the candidate ends first. */
export function mostUrgent(applications: readonly MyApplication[]): MyApplication | undefined {
  const endOf = ({ turn }: MyApplication) => turn?.dueAt ?? '~';
  return applications
    .filter(({ turn, canUndo }) => turn?.holder === 'CANDIDATE' && !canUndo)
    .toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1))[0];
}

const STAGES: Readonly<Record<ApplicationStatus, string>> = {
  NEW: 'Applied',
  REVIEWED: 'Application reviewed',
  SHORTLISTED: 'Put on the shortlist',
  INTERVIEW: 'Moved to interview',
  OFFERED: 'Offer made',
  HIRED: 'Hired',
  REJECTED: 'Not selected',
  WITHDRAWN: 'Application ended',
};

const INTERVIEWS: Readonly<Record<Exclude<InterviewAction, 'DECIDE'>, string>> = {
  REQUEST: 'Interview requested',
  ACCEPT: 'Request accepted, times sent',
  DECLINE: 'Request declined',
  WITHDRAW: 'Request withdrawn',
  EXPIRE: 'Request expired without a reply',
  SCHEDULE: 'Interview booked',
  REQUEST_SLOTS: 'Other times asked for',
  CANCEL: 'Interview cancelled',
  RESCHEDULE: 'New times sent',
  COMPLETE: 'Interview completed',
  REPORT_NO_SHOW: 'No-show reported',
  CONTEST_NO_SHOW: 'No-show contested',
  UPHOLD_NO_SHOW: 'No-show upheld',
  CLEAR_NO_SHOW: 'No-show cleared',
  HAND_OVER: 'Another interviewer',
};

const OFFERS: Readonly<Record<OfferAction, string>> = {
  EXTEND: 'Offer made',
  ACCEPT: 'Offer accepted',
  DECLINE: 'Offer declined',
  WITHDRAW: 'Offer withdrawn',
  REPLACE: 'Offer changed',
  EXPIRE: 'Offer expired without an answer',
};

export function eventInWords({ stage, interview, offer }: ThreadEvent): string {
  if (stage) return STAGES[stage];
  if (offer) return OFFERS[offer];
  return interview ? INTERVIEWS[interview] : '';
}

export function actorInWords({ by }: ThreadEvent, company: string): string | null {
  if (by === 'SYSTEM') return null;
  return by === 'CANDIDATE' ? 'you' : company;
}
