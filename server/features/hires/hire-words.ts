import { lastGuaranteedDay } from '#contract/hires/credit.policy.ts';
import type { HireAction } from '#contract/hires/transitions.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Words } from '#server/features/notifications/news.service.ts';
import { because } from '#server/platform/mail/reason-in-words.ts';
import type { HireMoved } from './hires.events.ts';
import type { HireRow } from './hires.queries.ts';

type Writer = (hire: HireRow, moved: Pick<HireMoved, 'reason'>) => Words;

const SEE = 'See the hire';
const ANSWER = 'Answer';

function untilWhen({ confirmBy }: HireRow): string {
  return confirmBy ? ` Please confirm or dispute it by ${dayInWords(localDate(confirmBy))}.` : '';
}

function lastDay({ leftOn }: HireRow): string {
  return leftOn ? `, last day ${dayInWords(leftOn)}` : '';
}

const settled =
  (result: string): Writer =>
  (hire, { reason }) => ({
    title: `Settled: ${result}`,
    body: `${hire.jobTitle}, ${hire.companyName}.${because(reason)}`,
    action: SEE,
  });

const SETTLED = {
  UPHOLD: settled('the hire stands'),
  REJECT: settled('there was no hire'),
  FIND_LEFT: settled('left early'),
  FIND_ABSENT: settled('did not join'),
};

/** The candidate's notifications when another party moves a hire. */
export const CANDIDATE_WORDS: Record<HireAction, Writer> = {
  ...SETTLED,
  RECORD: (hire) => ({
    title: `${hire.companyName} recorded that you joined`,
    body: `${hire.jobTitle}, first day ${dayInWords(hire.joinedOn)}.${untilWhen(hire)}`,
    action: ANSWER,
  }),
  CONFIRM: (hire) => ({
    title: `Your hire at ${hire.companyName} is confirmed`,
    body: `${hire.jobTitle}. Your profile is hidden from recruiters, and your other requests, applications and offers are closed.`,
    action: SEE,
  }),
  DISPUTE: (hire, { reason }) => ({
    title: `${hire.companyName} disputes your leaving`,
    body: `${hire.jobTitle}. An admin will look into it.${because(reason)}`,
    action: SEE,
  }),
  REPORT_ABSENCE: (hire) => ({
    title: `${hire.companyName} reported that you did not join`,
    body: `${hire.jobTitle}.${untilWhen(hire)}`,
    action: ANSWER,
  }),
  AGREE_ABSENCE: (hire) => ({
    title: `You did not join ${hire.companyName}`,
    body: `${hire.jobTitle}. The report stands, as nobody disputed it in time.`,
    action: SEE,
  }),
  REPORT_LEAVING: (hire) => ({
    title: `${hire.companyName} reported that you left`,
    body: `${hire.jobTitle}${lastDay(hire)}.${untilWhen(hire)}`,
    action: ANSWER,
  }),
  AGREE_LEAVING: (hire) => ({
    title: `You left ${hire.companyName}`,
    body: `${hire.jobTitle}${lastDay(hire)}.`,
    action: SEE,
  }),
};

/** The notifications for members who may act for the company. */
export const COMPANY_WORDS: Record<HireAction, Writer> = {
  ...SETTLED,
  RECORD: (hire) => ({
    title: `${hire.candidateName} joined`,
    body: `${hire.jobTitle}, first day ${dayInWords(hire.joinedOn)}.`,
    action: SEE,
  }),
  CONFIRM: (hire) => ({
    title: `The hire of ${hire.candidateName} is confirmed`,
    body: `${hire.jobTitle}, first day ${dayInWords(hire.joinedOn)}. The first 90 days run until the end of ${dayInWords(lastGuaranteedDay(hire.joinedOn))}.`,
    action: SEE,
  }),
  DISPUTE: (hire, { reason }) => ({
    title: `${hire.candidateName} disputes what was reported`,
    body: `${hire.jobTitle}. An admin will look into it.${because(reason)}`,
    action: SEE,
  }),
  REPORT_ABSENCE: (hire) => ({
    title: `${hire.candidateName} was reported as not joined`,
    body: `${hire.jobTitle}.`,
    action: SEE,
  }),
  AGREE_ABSENCE: (hire) => ({
    title: `${hire.candidateName} did not join`,
    body: `${hire.jobTitle}. The application is over.`,
    action: SEE,
  }),
  REPORT_LEAVING: (hire) => ({
    title: `${hire.candidateName} reported having left`,
    body: `${hire.jobTitle}${lastDay(hire)}.${untilWhen(hire)}`,
    action: ANSWER,
  }),
  AGREE_LEAVING: (hire) => ({
    title: `${hire.candidateName} left`,
    body: `${hire.jobTitle}${lastDay(hire)}.`,
    action: SEE,
  }),
};

/** The check-in question of day 30, 60 and 90. */
export function questionToCandidate(hire: HireRow): Words {
  return {
    title: 'Is the role what was promised?',
    body: `${hire.jobTitle}, ${hire.companyName}.`,
    action: ANSWER,
  };
}

export function questionToCompany(hire: HireRow): Words {
  return {
    title: `Is ${hire.candidateName} still with ${hire.companyName}?`,
    body: `${hire.jobTitle}, since ${dayInWords(hire.joinedOn)}.`,
    action: ANSWER,
  };
}

/** The kind of a notification for each move. */
export const NOTICE_KINDS: Record<HireAction, string> = {
  RECORD: 'hire.recorded',
  CONFIRM: 'hire.confirmed',
  DISPUTE: 'hire.disputed',
  REPORT_ABSENCE: 'hire.absence_reported',
  AGREE_ABSENCE: 'hire.absence_agreed',
  REPORT_LEAVING: 'hire.leaving_reported',
  AGREE_LEAVING: 'hire.leaving_agreed',
  UPHOLD: 'hire.upheld',
  REJECT: 'hire.rejected',
  FIND_LEFT: 'hire.found_left',
  FIND_ABSENT: 'hire.found_absent',
};

export const QUESTION_KIND = 'hire.question';
