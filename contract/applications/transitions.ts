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
  /** Until then the candidate may take back what they have just sent; null once it has left. */
  undoUntil: Date | string | null;
}

/** For so long what was sent can be taken back, and nothing of it leaves. */
export const UNDO_SECONDS = 10;
/** What was clicked in time may come this much later. */
const UNDO_GRACE_SECONDS = 2;

/** When what can be taken back until then leaves. */
export function leavesAt(undoUntil: Date | string): Date {
  return new Date(new Date(undoUntil).getTime() + UNDO_GRACE_SECONDS * 1000);
}

/**
 * Every way an application moves, after the apply or the invitation that makes it. Offers and hires set their
 * own stages; an offer is answered, not walked away from, and taken back before its candidate is rejected.
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
    // Whoever left may come back; whoever was invited may also apply, which opens their contact details.
    { action: 'APPLY', from: ['WITHDRAWN'], by: ['CANDIDATE'], to: 'NEW' },
    {
      action: 'APPLY',
      from: ['SHORTLISTED', 'INTERVIEW'],
      by: ['CANDIDATE'],
      limits: ({ hasApplied }) => (hasApplied ? 'ALREADY_APPLIED' : undefined),
    },
    // The row goes back to what it was before, or is gone with its application.
    {
      action: 'UNDO',
      from: ['NEW', 'SHORTLISTED', 'INTERVIEW'],
      by: ['CANDIDATE'],
      limits: ({ undoUntil }, now) => (undoUntil && now < leavesAt(undoUntil) ? undefined : 'UNDO_OVER'),
    },
    // A move by hand goes back to where it came from.
    { action: 'TAKE_BACK', from: ['REVIEWED', 'SHORTLISTED'], by: ['RECRUITER'] },
    // A request for an interview takes whoever it reaches onto the shortlist.
    {
      action: 'INVITE',
      from: ['NEW', 'REVIEWED', 'REJECTED', 'WITHDRAWN'],
      by: ['RECRUITER'],
      to: 'SHORTLISTED',
    },
    { action: 'INVITE', from: ['SHORTLISTED', 'INTERVIEW'], by: ['RECRUITER'] },
    { action: 'MEET', from: ['NEW', 'REVIEWED', 'SHORTLISTED'], by: ['SYSTEM'], to: 'INTERVIEW' },
    { action: 'MEET', from: ['INTERVIEW'], by: ['SYSTEM'] },
    // A request came to nothing: who was only invited leaves, who applied stays where they are.
    {
      action: 'RELEASE',
      from: ['SHORTLISTED'],
      by: ['SYSTEM'],
      to: 'WITHDRAWN',
      limits: ({ source, hasApplied }) => (source === 'INVITED' && !hasApplied ? undefined : 'STATE_CHANGED'),
    },
    { action: 'OFFER', from: ['INTERVIEW'], by: ['RECRUITER'], to: 'OFFERED' },
    { action: 'OFFER', from: ['OFFERED'], by: ['RECRUITER'] },
    // Declined, expired or taken back: the company decides how it goes on.
    { action: 'UNOFFER', from: ['OFFERED'], by: ['SYSTEM'], to: 'INTERVIEW' },
    { action: 'HIRE', from: ['OFFERED'], by: ['SYSTEM'], to: 'HIRED' },
    // Whoever never came is out, whether or not they had counted as hired.
    { action: 'UNHIRE', from: ['OFFERED', 'HIRED'], by: ['SYSTEM'], to: 'WITHDRAWN' },
    // The job or its company is gone: nobody is left waiting for an answer about it.
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
 * By which decision of a recruiter a stage is reached; interviews, offers, hires and candidates set theirs by
 * their own calls.
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

/** Where a recruiter may move this application by hand: nowhere, once its candidate has left for good. */
export function nextStatuses(
  application: ApplicationState,
  { party, presence, now }: { party: Party | undefined; presence: Presence; now: Date },
): ApplicationStatus[] {
  if (presence === 'LEFT') return [];
  const allowed: readonly string[] = applicationMoves.allowedActions(application, party, now);
  return APPLICATION_STATUSES.filter((status) => allowed.includes(DECISION_FOR[status]));
}

/**
 * Where a recruiter may take up again, by hand, whom they have rejected while nobody is told of it: the candidate still
 * stands where `application` says.
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

/** For so many minutes a rejection, or a move of several, can be undone; a rejection is told only then. */
export const DECISION_UNDO_MINUTES = 10;

interface Standing extends Pick<ApplicationState, 'status' | 'source'> {
  appliedAt: unknown;
  undoUntil?: ApplicationState['undoUntil'];
}

/** A row, or an answer, as the rules read it. */
export function stateOf({ status, source, appliedAt, undoUntil = null }: Standing): ApplicationState {
  return { status, source, hasApplied: appliedAt !== null, undoUntil };
}

/** Every stage but the two exits. */
export const RUNNING_STATUSES = applicationMoves.statusesIn('NEW', 'CONSIDERED', 'ENGAGED', 'HIRED');
/** Those of whom a hire can still come. */
export const UNDECIDED_STATUSES = applicationMoves.statusesIn('NEW', 'CONSIDERED', 'ENGAGED');
export const OUT_STATUSES = applicationMoves.statusesIn('OUT');
/** Those whom a company may still ask for an interview without taking up again what is over. */
export const ASKABLE_STATUSES = applicationMoves
  .statusesFor('INVITE')
  .filter((status) => RUNNING_STATUSES.includes(status));

/** Whether the candidate's button says Apply; `application` is what there is between them and the job. */
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
