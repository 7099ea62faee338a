import type { ErrorCode } from '../core/errors.ts';
import { defineTransitions, type Party } from '../kit/transitions.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationSource,
  type ApplicationStatus,
  type Presence,
} from '../labels/applications.ts';

export interface ApplicationState {
  status: ApplicationStatus;
  source: ApplicationSource;
  hasApplied: boolean;
  /** Until then the candidate can take back what they sent; null once the company has it. */
  undoUntil: Date | string | null;
}

/**
 * Seconds for which a sent application or answer can be taken back; the company does not see it until then.
 */
export const UNDO_SECONDS = 10;
/** Allowance for a click made in time that arrives late. */
const UNDO_GRACE_SECONDS = 2;

/** When something that can be undone until `undoUntil` is released to the company. */
export function leavesAt(undoUntil: Date | string): Date {
  return new Date(new Date(undoUntil).getTime() + UNDO_GRACE_SECONDS * 1000);
}

/**
 * Every move of an application after the apply or the invitation that creates it. Offers and hires set their
 * stages through their own calls. An offer has to be answered or taken back before its candidate can withdraw
 * or be rejected.
 */
export const applicationMoves = defineTransitions<ApplicationState>()({
  phases: {
    NEW: 'NEW',
    REVIEWED: 'CONSIDERED',
    SHORTLISTED: 'CONSIDERED',
    INTERVIEW: 'ENGAGED',
    OFFERED: 'ENGAGED',
    HIRED: 'HIRED',
    REJECTED: 'OUT',
    WITHDRAWN: 'OUT',
  },
  lines: [
    { action: 'REVIEW', from: ['NEW', 'SHORTLISTED', 'REJECTED'], by: ['RECRUITER'], to: 'REVIEWED' },
    { action: 'SHORTLIST', from: ['NEW', 'REVIEWED', 'REJECTED'], by: ['RECRUITER'], to: 'SHORTLISTED' },
    {
      action: 'REJECT',
      from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW'],
      by: ['RECRUITER'],
      to: 'REJECTED',
    },
    {
      action: 'WITHDRAW',
      from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW'],
      by: ['CANDIDATE'],
      to: 'WITHDRAWN',
    },
    // A candidate who withdrew may apply again; one who was only invited may also apply, which opens their
    // contact details.
    { action: 'APPLY', from: ['WITHDRAWN'], by: ['CANDIDATE'], to: 'NEW' },
    {
      action: 'APPLY',
      from: ['SHORTLISTED', 'INTERVIEW'],
      by: ['CANDIDATE'],
      limits: ({ hasApplied }) => (hasApplied ? 'ALREADY_APPLIED' : undefined),
    },
    // The row returns to its previous state, or is deleted with its application.
    {
      action: 'UNDO',
      from: ['NEW', 'SHORTLISTED', 'INTERVIEW'],
      by: ['CANDIDATE'],
      limits: ({ undoUntil }, now) => (undoUntil && now < leavesAt(undoUntil) ? undefined : 'UNDO_OVER'),
    },
    // Undoes a manual move.
    { action: 'TAKE_BACK', from: ['REVIEWED', 'SHORTLISTED'], by: ['RECRUITER'] },
    // A request for an interview puts the candidate on the shortlist.
    {
      action: 'INVITE',
      from: ['NEW', 'REVIEWED', 'REJECTED', 'WITHDRAWN'],
      by: ['RECRUITER'],
      to: 'SHORTLISTED',
    },
    { action: 'INVITE', from: ['SHORTLISTED', 'INTERVIEW'], by: ['RECRUITER'] },
    { action: 'MEET', from: ['NEW', 'REVIEWED', 'SHORTLISTED'], by: ['SYSTEM'], to: 'INTERVIEW' },
    { action: 'MEET', from: ['INTERVIEW'], by: ['SYSTEM'] },
    // A request that led to nothing: an invited candidate leaves, an applicant keeps their stage.
    {
      action: 'RELEASE',
      from: ['SHORTLISTED'],
      by: ['SYSTEM'],
      to: 'WITHDRAWN',
      limits: ({ source, hasApplied }) => (source === 'INVITED' && !hasApplied ? undefined : 'STATE_CHANGED'),
    },
    { action: 'OFFER', from: ['INTERVIEW'], by: ['RECRUITER'], to: 'OFFERED' },
    { action: 'OFFER', from: ['OFFERED'], by: ['RECRUITER'] },
    // Declined, expired or taken back: the company decides what happens next.
    { action: 'UNOFFER', from: ['OFFERED'], by: ['SYSTEM'], to: 'INTERVIEW' },
    { action: 'HIRE', from: ['OFFERED'], by: ['SYSTEM'], to: 'HIRED' },
    // A candidate who never joined is out, whether or not they were counted as hired.
    { action: 'UNHIRE', from: ['OFFERED', 'HIRED'], by: ['SYSTEM'], to: 'WITHDRAWN' },
    // The job or its company is gone: no candidate is left waiting for an answer.
    { action: 'DROP', from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW'], by: ['SYSTEM'], to: 'REJECTED' },
  ],
  refusedElsewhere: (_, action) => REFUSALS[action],
});

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  APPLY: 'ALREADY_APPLIED',
  UNDO: 'UNDO_OVER',
  TAKE_BACK: 'DECISION_TOLD',
  REVIEW: 'MOVE_NOT_ALLOWED',
  SHORTLIST: 'MOVE_NOT_ALLOWED',
  REJECT: 'MOVE_NOT_ALLOWED',
  OFFER: 'OFFER_NOT_POSSIBLE',
  HIRE: 'HIRE_NOT_POSSIBLE',
};

type Decision = 'REVIEW' | 'SHORTLIST' | 'REJECT';

/**
 * The recruiter's decision that leads to each stage. Interviews, offers, hires and candidates set stages
 * through their own calls.
 */
export const DECISION_FOR: Readonly<Record<ApplicationStatus, Decision | 'NONE' | 'ITS_OWN_CALL'>> = {
  NEW: 'NONE',
  REVIEWED: 'REVIEW',
  SHORTLISTED: 'SHORTLIST',
  INTERVIEW: 'ITS_OWN_CALL',
  OFFERED: 'ITS_OWN_CALL',
  HIRED: 'ITS_OWN_CALL',
  REJECTED: 'REJECT',
  WITHDRAWN: 'ITS_OWN_CALL',
};

/** Where a recruiter may move this application by hand; empty once its candidate has left for good. */
export function nextStatuses(
  application: ApplicationState,
  { party, presence, now }: { party: Party | undefined; presence: Presence; now: Date },
): ApplicationStatus[] {
  if (presence === 'LEFT') return [];
  const allowed: readonly string[] = applicationMoves.allowedActions(application, party, now);
  return APPLICATION_STATUSES.filter((status) => allowed.includes(DECISION_FOR[status]));
}

/**
 * Where a recruiter may move a rejected application by hand while its candidate has not been notified;
 * `application` is the state that the candidate still sees.
 */
export function takenUpStatuses(
  application: ApplicationState,
  standing: { party: Party | undefined; presence: Presence; now: Date },
): ApplicationStatus[] {
  const moves = nextStatuses(application, standing);
  if (!moves.includes('REJECTED')) return [];
  const stays = DECISION_FOR[application.status];
  const isByHand = stays === 'REVIEW' || stays === 'SHORTLIST';
  return APPLICATION_STATUSES.filter(
    (status) =>
      (isByHand && status === application.status) || (status !== 'REJECTED' && moves.includes(status)),
  );
}

/**
 * Minutes in which a rejection, or a bulk move, can be undone; the candidate is notified of a rejection only
 * afterwards.
 */
export const DECISION_UNDO_MINUTES = 10;

interface Standing extends Pick<ApplicationState, 'status' | 'source'> {
  appliedAt: unknown;
  undoUntil?: ApplicationState['undoUntil'];
}

/** The state that the rules read, from a row or an answer. */
export function stateOf({ status, source, appliedAt, undoUntil = null }: Standing): ApplicationState {
  return { status, source, hasApplied: appliedAt !== null, undoUntil };
}

/** Every stage except the two exits. */
export const RUNNING_STATUSES = applicationMoves.statusesIn('NEW', 'CONSIDERED', 'ENGAGED', 'HIRED');
/** Stages that can still lead to a hire. */
export const UNDECIDED_STATUSES = applicationMoves.statusesIn('NEW', 'CONSIDERED', 'ENGAGED');
export const OUT_STATUSES = applicationMoves.statusesIn('OUT');
/** Stages in which a company may request an interview without reopening a closed application. */
export const ASKABLE_STATUSES = applicationMoves
  .statusesFor('INVITE')
  .filter((status) => RUNNING_STATUSES.includes(status));

/**
 * Whether the candidate's button says Apply; `application` is their existing application for the job, if any.
 */
export function mayApply(
  application: Pick<ApplicationState, 'status' | 'hasApplied'> | null,
  now: Date,
): boolean {
  if (!application) return true;
  const source = application.hasApplied ? 'APPLIED' : 'INVITED';
  return applicationMoves
    .allowedActions({ ...application, source, undoUntil: null }, 'CANDIDATE', now)
    .includes('APPLY');
}
