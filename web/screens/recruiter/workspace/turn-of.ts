import type { Application } from '#contract/applications/application.ts';
import { ASKABLE_STATUSES } from '#contract/applications/transitions.ts';
import { PENDING_ACTION_LABELS } from '#contract/dashboards/pending-action.ts';
import type { Hire } from '#contract/hires/hire.ts';
import type { ApplicationHire } from '#contract/hires/recruiter-hires.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { isBooked, OPEN_STATUSES, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { ApplicationOffers } from '#contract/offers/recruiter-offers.ts';
import type { HireAct } from '#web/features/hires/recruiter/hire-acts.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';

/** Whose turn it is in an application, and what is done next. */
export type Turn =
  | { kind: 'hire'; act: HireAct | undefined; label: string; due: string | null }
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
  /** The day in India. */
  today: string;
}

const waiting = (what: string): Turn => ({ kind: 'waiting', what });

function hireTurn({ application, hire: found, today }: Standing): Turn | undefined {
  const { firstName } = application.candidate;
  if (found?.terms) {
    const due = `Joins ${formatDay(found.terms.joiningDate)}`;
    if (found.terms.joiningDate > today) return waiting(`${due}.`);
    return { kind: 'hire', act: 'record-joining', label: 'Record joining', due };
  }
  return found?.hire ? turnOfHire(found.hire, firstName) : undefined;
}

/** What one side said waits for the other; an open question comes after that. */
function turnOfHire(hire: Hire, firstName: string): Turn | undefined {
  const { status, reportedBy, confirmBy, checks } = hire;
  const by = confirmBy ? ` by ${formatDay(confirmBy)}` : '';
  if (status === 'DISPUTED') return waiting('An admin settles what is disputed.');
  if (status === 'RECORDED') return waiting(`${firstName} confirms joining${by}.`);
  if (status === 'LEAVING' && reportedBy === 'CANDIDATE') {
    return { kind: 'hire', act: 'confirm-hire', label: 'Confirm leaving', due: by && `Answer${by}` };
  }
  if (status === 'LEAVING' || status === 'ABSENT') return waiting(`${firstName} answers${by}.`);
  const asked = checks.toSorted((one, other) => other.day - one.day)[0];
  if (status !== 'CONFIRMED' || asked?.isGood !== null) return undefined;
  const due = `Is ${firstName} still there after ${asked.day} days?`;
  return { kind: 'hire', act: undefined, label: PENDING_ACTION_LABELS.ANSWER_CHECK, due };
}

function waitingFor({ application, interviews, offers }: Standing): Turn | undefined {
  const { firstName } = application.candidate;
  const [offer] = offers?.versions ?? [];
  if (offer?.status === 'EXTENDED') {
    return waiting(`${firstName} answers the offer by ${formatDay(offer.expiresOn)}.`);
  }
  const open = interviews.find(({ status }) => OPEN_STATUSES.includes(status));
  if (open && isBooked(open)) return waiting(`Interview on ${formatDateTime(open.startsAt)}.`);
  if (open && TO_ANSWER_STATUSES.includes(open.status)) {
    return waiting(`${firstName} replies by ${formatDay(open.respondByDate)}.`);
  }
  const held = interviews.find(({ ballHolder, holdUntil }) => ballHolder === 'RECRUITER' && holdUntil);
  return held?.holdUntil ? waiting(`On hold until ${formatDay(held.holdUntil)}.`) : undefined;
}

/** The one next action by the ball-holder rule: what was begun goes first, then what the stage asks for. */
export function turnOf(standing: Standing): Turn {
  const { application, interviews } = standing;
  const { status, candidate, nextStatuses } = application;
  const ofHire = hireTurn(standing);
  if (ofHire) return ofHire;
  const interview = interviews.find(({ nextAct, ballHolder }) => nextAct && ballHolder === 'RECRUITER');
  if (interview) return { kind: 'interview', interview };
  const ofOthers = waitingFor(standing);
  if (ofOthers) return ofOthers;
  if (candidate.presence !== 'HERE') return { kind: 'none' };
  const isUndecided = status === 'NEW' || status === 'REVIEWED';
  if (isUndecided && nextStatuses.includes('SHORTLISTED')) return { kind: 'shortlist' };
  return ASKABLE_STATUSES.includes(status) ? { kind: 'request' } : { kind: 'none' };
}
