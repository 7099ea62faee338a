import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#contract/labels/interviews.ts';
import type { Words } from '#server/features/notifications/news.service.ts';
import { asSentence, because } from '#server/platform/mail/reason-in-words.ts';
import { momentInWords, spanInWords } from './interview-times.ts';
import type { InterviewRow } from './interviews.queries.ts';

interface Told {
  interview: InterviewRow;
  before: InterviewRow | null;
  party: Party;
  actorId: string | null;
  reason: string | null;
}

type Writer = (told: Told) => Words | null;

export function timeOf({ startsAt, endsAt, timezone }: InterviewRow): string {
  return startsAt && endsAt ? spanInWords(startsAt, endsAt, timezone ?? undefined) : '';
}

function actorOf({ party, interview }: Told): string {
  return party === 'CANDIDATE' ? interview.candidateName : interview.companyName;
}

/**
 * Whether the cause is on the candidate's side: an account closed by an admin, or a hire elsewhere, also
 * cancels interviews.
 */
function byCandidate({ interview, actorId }: Told): boolean {
  return actorId === interview.candidateId;
}

const booked: Writer = ({ interview }) => ({
  title: `Interview booked: ${interview.jobTitle}, ${interview.companyName}`,
  body: timeOf(interview),
  action: 'See the interview',
});

function whoCancelled(told: Told): string {
  const isOwnAct = told.party === 'CANDIDATE' ? byCandidate(told) : told.actorId !== null;
  return isOwnAct ? `${actorOf(told)} cancelled.` : 'It was called off.';
}

function cancelled(who: (told: Told) => string): Writer {
  return (told) => {
    const time = told.before?.status === 'SCHEDULED' ? ` It was booked for ${timeOf(told.before)}.` : '';
    return {
      title: `Interview cancelled: ${told.interview.jobTitle}, ${told.interview.companyName}`,
      body: `${who(told)}${time}${because(told.reason)}`,
      action: 'Open Medallist',
    };
  };
}

function freed({ interview, before, reason }: Told): string {
  return `${interview.jobTitle}: ${before ? timeOf(before) : 'the booked time'} is free again.${because(reason)}`;
}

const noShow: Writer = (told) => ({
  title: `${actorOf(told)} reported a no-show`,
  body: `${told.interview.jobTitle}, ${timeOf(told.interview)}. If that is wrong, contest it within 48 hours.`,
  action: 'See the interview',
});

const contested: Writer = (told) => ({
  title: `${actorOf(told)} contests the no-show`,
  body: `${told.interview.jobTitle}. An admin decides.${because(told.reason)}`,
  action: 'See the interview',
});

function settled(verdict: string): Writer {
  return ({ interview, reason }) => ({
    title: `The no-show was ${verdict}`,
    body: `${interview.jobTitle}, ${interview.companyName}.${because(reason)}`,
    action: 'See the interview',
  });
}

/** The candidate's notifications when an interview moves. */
export const CANDIDATE_NOTICES: Record<InterviewAction, Writer | null> = {
  ACCEPT: null,
  DECLINE: null,
  REQUEST: ({ interview }) => ({
    title: `${interview.companyName} asks to interview you`,
    body: `${interview.jobTitle}. Please reply by ${momentInWords(interview.respondBy)}.`,
    action: 'Reply to the request',
  }),
  WITHDRAW: ({ interview, reason }) => ({
    title: `${interview.companyName} withdrew its request`,
    body: `${interview.jobTitle}.${because(reason)}`,
    action: 'See your requests',
  }),
  EXPIRE: ({ interview }) => ({
    title: `A request from ${interview.companyName} has expired`,
    body: `${interview.jobTitle}. The time to reply has passed.`,
    action: 'See your requests',
  }),
  REQUEST_SLOTS: ({ interview, reason }) => ({
    title: `${interview.companyName} asks for other times`,
    body: `${interview.jobTitle}. Please reply by ${momentInWords(interview.respondBy)}.${reason ? ` ${asSentence(reason)}` : ''}`,
    action: 'Offer other times',
  }),
  SCHEDULE: booked,
  // The candidate who acts is mailed the calendar file, with a text of its own.
  RESCHEDULE: (told) => ({
    title: `You asked for another time: ${told.interview.jobTitle}, ${told.interview.companyName}`,
    body: `${freed(told)} ${told.interview.companyName} picks one of your new times, or asks for others.`,
    action: 'See the interview',
  }),
  CANCEL: cancelled((told) => (byCandidate(told) ? 'You cancelled.' : whoCancelled(told))),
  COMPLETE: ({ interview, party }) =>
    party === 'SYSTEM'
      ? {
          title: `Your ${INTERVIEW_TYPE_LABELS[interview.interviewType as InterviewType]} interview is over`,
          body: `${interview.jobTitle}, ${interview.companyName}.`,
          action: 'See the interview',
        }
      : null,
  // The candidate is notified of the consequence; the company sees it on its screens.
  DECIDE: null,
  REPORT_NO_SHOW: noShow,
  CONTEST_NO_SHOW: contested,
  UPHOLD_NO_SHOW: settled('upheld'),
  CLEAR_NO_SHOW: settled('cleared'),
  // Before a time is booked, the candidate does not know the interviewer.
  HAND_OVER: ({ interview }) =>
    interview.status === 'SCHEDULED'
      ? {
          title: `${interview.interviewerName} interviews you: ${interview.jobTitle}, ${interview.companyName}`,
          body: `The time stays: ${timeOf(interview)}.`,
          action: 'See the interview',
        }
      : null,
};

/** The notifications of the recruiter and the interviewer. */
export const COMPANY_NOTICES: Record<InterviewAction, Writer | null> = {
  REQUEST: null,
  WITHDRAW: null,
  REQUEST_SLOTS: null,
  ACCEPT: ({ interview }) => ({
    title: `${interview.candidateName} accepted`,
    body: `${interview.jobTitle}. Pick one of the offered times.`,
    action: 'Pick a time',
  }),
  DECLINE: (told) => ({
    title: byCandidate(told)
      ? `${told.interview.candidateName} declined`
      : `The request to ${told.interview.candidateName} is closed`,
    body: `${told.interview.jobTitle}.${because(told.reason)}`,
    action: 'See the request',
  }),
  EXPIRE: ({ interview }) => ({
    title: `${interview.candidateName} did not reply in time`,
    body: `${interview.jobTitle}. The request has expired.`,
    action: 'See the request',
  }),
  SCHEDULE: booked,
  RESCHEDULE: (told) => ({
    title: `${told.interview.candidateName} asks for another time`,
    body: `${freed(told)} Pick one of the new times.`,
    action: 'Pick a time',
  }),
  CANCEL: cancelled(whoCancelled),
  COMPLETE: ({ interview, party }) =>
    party === 'RECRUITER'
      ? null
      : {
          title: `How did the interview with ${interview.candidateName} go?`,
          body: `${interview.jobTitle}. Your feedback is due.`,
          action: 'Give feedback',
        },
  DECIDE: null,
  REPORT_NO_SHOW: noShow,
  CONTEST_NO_SHOW: contested,
  UPHOLD_NO_SHOW: settled('upheld'),
  CLEAR_NO_SHOW: settled('cleared'),
  HAND_OVER: ({ interview }) => ({
    title: `${interview.interviewerName} takes over the interview with ${interview.candidateName}`,
    body:
      interview.status === 'SCHEDULED'
        ? `${interview.jobTitle}, ${timeOf(interview)}.`
        : `${interview.jobTitle}.`,
    action: 'See the interview',
  }),
};

/** The kind of a notification for each move. */
export const NOTICE_KINDS: Record<InterviewAction, string> = {
  REQUEST: 'interview.requested',
  ACCEPT: 'interview.accepted',
  DECLINE: 'interview.declined',
  WITHDRAW: 'interview.withdrawn',
  EXPIRE: 'interview.expired',
  SCHEDULE: 'interview.scheduled',
  REQUEST_SLOTS: 'interview.slots_requested',
  CANCEL: 'interview.cancelled',
  RESCHEDULE: 'interview.rescheduled',
  COMPLETE: 'interview.completed',
  DECIDE: 'interview.decided',
  REPORT_NO_SHOW: 'interview.no_show',
  CONTEST_NO_SHOW: 'interview.contested',
  UPHOLD_NO_SHOW: 'interview.settled',
  CLEAR_NO_SHOW: 'interview.settled',
  HAND_OVER: 'interview.handed_over',
};

export const REMINDER_KIND = 'interview.reminder';

/** A day or an hour before; the text never names the reader as another person. */
export function reminderOf(
  interview: InterviewRow,
  reader: 'candidate' | 'interviewer' | 'colleague',
): Words {
  const { jobTitle, companyName, candidateName, interviewerName } = interview;
  const who = {
    candidate: `With ${interviewerName}`,
    interviewer: `With ${candidateName}`,
    colleague: `${candidateName} with ${interviewerName}`,
  }[reader];
  return {
    title: `Reminder: interview on ${timeOf(interview)}`,
    body: `${jobTitle}, ${companyName}. ${who}.`,
    action: 'See the interview',
  };
}

export const HOLD_KIND = 'interview.hold_over';

/** The day on which the company wanted to decide has come. */
export function holdOverOf({ candidateName, jobTitle, interviewStage, totalStages }: InterviewRow): Words {
  return {
    title: `${candidateName} was on hold until today`,
    body: `${jobTitle}, round ${interviewStage} of ${totalStages}. Decide how it goes on.`,
    action: 'Decide',
  };
}
