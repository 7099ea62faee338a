import type { InterviewAction, Party } from '#contract/interviews/transitions.ts';
import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#contract/labels/interviews.ts';
import type { Thread } from '#server/features/interviews/interviews.queries.ts';
import { momentInWords, spanInWords } from './interview-times.ts';

/** What somebody is told, in the product and by mail. */
export interface Words {
  title: string;
  body: string;
  /** Of the button in the mail. */
  action: string;
}

export interface Told {
  thread: Thread;
  before: Thread | null;
  party: Party;
  reason: string | null;
}

type Telling = (told: Told) => Words | null;

function because(reason: string | null): string {
  return reason ? ` Reason: ${reason}` : '';
}

export function timeOf({ startsAt, endsAt, timezone }: Thread): string {
  return startsAt && endsAt ? spanInWords(startsAt, endsAt, timezone ?? undefined) : '';
}

function actorOf({ party, thread }: Told): string {
  return party === 'CANDIDATE' ? thread.candidateName : thread.companyName;
}

const booked: Telling = ({ thread }) => ({
  title: `Interview booked: ${thread.jobTitle}, ${thread.companyName}`,
  body: timeOf(thread),
  action: 'See the interview',
});

const cancelled: Telling = (told) => {
  const time = told.before?.status === 'SCHEDULED' ? ` It was booked for ${timeOf(told.before)}.` : '';
  return {
    title: `Interview cancelled: ${told.thread.jobTitle}, ${told.thread.companyName}`,
    body: `${actorOf(told)} cancelled.${time}${because(told.reason)}`,
    action: 'Open Medallist',
  };
};

const rescheduled: Telling = ({ thread, before, reason }) => ({
  title: `${thread.candidateName} asks for another time`,
  body: `${thread.jobTitle}: ${before ? timeOf(before) : 'the booked time'} is free again.${because(reason)} Pick one of the new times.`,
  action: 'Pick a time',
});

const noShow: Telling = (told) => ({
  title: `${actorOf(told)} reported a no-show`,
  body: `${told.thread.jobTitle}, ${timeOf(told.thread)}. If that is wrong, contest it within 48 hours.`,
  action: 'See the interview',
});

const contested: Telling = (told) => ({
  title: `${actorOf(told)} contests the no-show`,
  body: `${told.thread.jobTitle}. An admin decides.${because(told.reason)}`,
  action: 'See the interview',
});

function settled(verdict: string): Telling {
  return ({ thread, reason }) => ({
    title: `The no-show was ${verdict}`,
    body: `${thread.jobTitle}, ${thread.companyName}.${because(reason)}`,
    action: 'See the interview',
  });
}

/** What the candidate is told when an interview moves. */
export const CANDIDATE_NEWS: Partial<Record<InterviewAction, Telling>> = {
  REQUEST: ({ thread }) => ({
    title: `${thread.companyName} asks to interview you`,
    body: `${thread.jobTitle}. Please reply by ${momentInWords(thread.respondBy)}.`,
    action: 'Reply to the request',
  }),
  WITHDRAW: ({ thread, reason }) => ({
    title: `${thread.companyName} withdrew its request`,
    body: `${thread.jobTitle}.${because(reason)}`,
    action: 'See your requests',
  }),
  EXPIRE: ({ thread }) => ({
    title: `A request from ${thread.companyName} has expired`,
    body: `${thread.jobTitle}. The time to reply has passed.`,
    action: 'See your requests',
  }),
  REQUEST_SLOTS: ({ thread, reason }) => ({
    title: `${thread.companyName} asks for other times`,
    body: `${thread.jobTitle}. Please reply by ${momentInWords(thread.respondBy)}.${reason ? ` ${reason}` : ''}`,
    action: 'Offer other times',
  }),
  SCHEDULE: booked,
  RESCHEDULE: rescheduled,
  CANCEL: cancelled,
  COMPLETE: ({ thread, party }) =>
    party === 'SYSTEM'
      ? {
          title: `Your ${INTERVIEW_TYPE_LABELS[thread.interviewType as InterviewType]} interview is over`,
          body: `${thread.jobTitle}, ${thread.companyName}.`,
          action: 'See the interview',
        }
      : null,
  REPORT_NO_SHOW: noShow,
  CONTEST_NO_SHOW: contested,
  UPHOLD_NO_SHOW: settled('upheld'),
  CLEAR_NO_SHOW: settled('cleared'),
};

/** What the recruiter and the interviewer are told. */
export const COMPANY_NEWS: Partial<Record<InterviewAction, Telling>> = {
  ACCEPT: ({ thread }) => ({
    title: `${thread.candidateName} accepted`,
    body: `${thread.jobTitle}. Pick one of the offered times.`,
    action: 'Pick a time',
  }),
  DECLINE: ({ thread, reason }) => ({
    title: `${thread.candidateName} declined`,
    body: `${thread.jobTitle}.${because(reason)}`,
    action: 'See the request',
  }),
  EXPIRE: ({ thread }) => ({
    title: `${thread.candidateName} did not reply in time`,
    body: `${thread.jobTitle}. The request has expired.`,
    action: 'See the request',
  }),
  SCHEDULE: booked,
  RESCHEDULE: rescheduled,
  CANCEL: cancelled,
  COMPLETE: ({ thread, party }) =>
    party === 'RECRUITER'
      ? null
      : {
          title: `How did the interview with ${thread.candidateName} go?`,
          body: `${thread.jobTitle}. Your feedback is due.`,
          action: 'Give feedback',
        },
  REPORT_NO_SHOW: noShow,
  CONTEST_NO_SHOW: contested,
  UPHOLD_NO_SHOW: settled('upheld'),
  CLEAR_NO_SHOW: settled('cleared'),
};

/** What a notification calls the move. */
export const NEWS_KINDS: Record<InterviewAction, string> = {
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
  REPORT_NO_SHOW: 'interview.no_show',
  CONTEST_NO_SHOW: 'interview.contested',
  UPHOLD_NO_SHOW: 'interview.settled',
  CLEAR_NO_SHOW: 'interview.settled',
};

/** A day or an hour ahead. */
export function reminderOf(thread: Thread): Words {
  return {
    title: `Reminder: interview on ${timeOf(thread)}`,
    body: `${thread.jobTitle}, ${thread.companyName}. ${thread.candidateName} with ${thread.interviewerName}.`,
    action: 'See the interview',
  };
}
