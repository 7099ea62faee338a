import type { Application } from '#contract/applications/application.ts';
import { ASKABLE_STATUSES } from '#contract/applications/transitions.ts';
import type { ApplicationHire } from '#contract/hires/recruiter-hires.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked, OPEN_STATUSES, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { ApplicationOffers } from '#contract/offers/recruiter-offers.ts';
import type { HireAct } from '#web/features/hires/recruiter/hire-acts.ts';
import { formatDateTime, formatDay } from '#web/lib/format.ts';

/** Whose turn it is in an application, and what is done next. */
export type Turn =
  | { kind: 'hire'; act: HireAct; label: string; due: string | null }
  | { kind: 'interview'; interview: RecruiterInterview }
  | { kind: 'waiting'; what: string }
  | { kind: 'shortlist' }
  | { kind: 'request' }
  | { kind: 'none' };

export interface Standing {
  application: Pick<Application, 'status' | 'candidate' | 'nextStatuses'>;
  interviews: readonly RecruiterInterview[];
  offers: ApplicationOffers | undefined;
  hire: ApplicationHire | undefined;
}

function hireTurn({ hire: found }: Standing): Turn | undefined {
  if (found?.terms) {
    const { joiningDate } = found.terms;
    return {
      kind: 'hire',
      act: 'record-joining',
      label: 'Record joining',
      due: `Joins ${formatDay(joiningDate)}`,
    };
  }
  const hire = found?.hire;
  if (hire?.allowedActions.includes('AGREE_LEAVING')) {
    const due = hire.confirmBy && `Answer by ${formatDay(hire.confirmBy)}`;
    return { kind: 'hire', act: 'confirm-hire', label: 'Confirm leaving', due };
  }
  return undefined;
}

function waitingFor({ application, interviews, offers }: Standing): Turn | undefined {
  const { firstName } = application.candidate;
  const [offer] = offers?.versions ?? [];
  if (offer?.status === 'EXTENDED') {
    return { kind: 'waiting', what: `${firstName} answers the offer by ${formatDay(offer.expiresOn)}.` };
  }
  const open = interviews.find(({ status }) => OPEN_STATUSES.includes(status));
  if (open && isBooked(open))
    return { kind: 'waiting', what: `Interview on ${formatDateTime(open.startsAt)}.` };
  if (open && TO_ANSWER_STATUSES.includes(open.status)) {
    return { kind: 'waiting', what: `${firstName} replies by ${formatDay(open.respondByDate)}.` };
  }
  const held = interviews.find(({ ballHolder, holdUntil }) => ballHolder === 'RECRUITER' && holdUntil);
  return held?.holdUntil
    ? { kind: 'waiting', what: `On hold until ${formatDay(held.holdUntil)}.` }
    : undefined;
}

/** The one next action by the ball-holder rule: what was begun goes first, then what the stage asks for. */
export function turnOf(standing: Standing): Turn {
  const { application, interviews } = standing;
  const { status, candidate, nextStatuses } = application;
  const ofHire = hireTurn(standing);
  if (ofHire) return ofHire;
  const interview = interviews.find(({ nextAct, ballHolder }) => nextAct && ballHolder === 'RECRUITER');
  if (interview) return { kind: 'interview', interview };
  const waiting = waitingFor(standing);
  if (waiting) return waiting;
  if (candidate.presence !== 'HERE') return { kind: 'none' };
  const isUndecided = status === 'NEW' || status === 'REVIEWED';
  if (isUndecided && nextStatuses.includes('SHORTLISTED')) return { kind: 'shortlist' };
  return ASKABLE_STATUSES.includes(status) ? { kind: 'request' } : { kind: 'none' };
}
