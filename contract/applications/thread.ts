import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { INTERVIEW_ACTIONS } from '../interviews/transitions.ts';
import { type ApplicationSource, ApplicationStatus } from '../labels/applications.ts';
import { InterviewStatus, Side } from '../labels/interviews.ts';
import { OfferStatus } from '../labels/offers.ts';
import { OFFER_ACTIONS } from '../offers/transitions.ts';
import { applicationMoves } from './transitions.ts';

export const Actor = z.enum(['CANDIDATE', 'COMPANY', 'SYSTEM']);
export type Actor = z.output<typeof Actor>;

/** What the side whose turn it is has to do. */
export const TurnAct = z.enum(['REPLY', 'PICK_TIME', 'GIVE_FEEDBACK', 'REVIEW', 'DECIDE', 'ANSWER_OFFER']);
export type TurnAct = z.output<typeof TurnAct>;

export const Turn = z.object({
  holder: Side,
  act: TurnAct,
  since: Timestamp,
  dueAt: Timestamp.nullable(),
});

/** The latest interview of an application, from its row. */
export const ThreadInterview = z.object({
  id: Id,
  status: InterviewStatus,
  interviewStage: z.number(),
  totalStages: z.number(),
  startsAt: Timestamp.nullable(),
});

/** The latest version of the offer for an application. */
export const ThreadOffer = z.object({ id: Id, status: OfferStatus, expiresAt: Timestamp });

/** A move of the application (`stage`), of an interview or of an offer; never the company's reasons. */
export const ThreadEvent = z.object({
  id: Id,
  by: Actor,
  stage: ApplicationStatus.nullable(),
  interview: z.enum(INTERVIEW_ACTIONS).exclude(['DECIDE']).nullable(),
  offer: z.enum(OFFER_ACTIONS).nullable(),
  at: Timestamp,
});
export type ThreadEvent = z.output<typeof ThreadEvent>;

interface Interview {
  status: InterviewStatus;
  ballHolder: Side | null;
  dueAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** When it last moved. */
  movedAt: Date;
}

interface Offer {
  status: OfferStatus;
  extendedAt: Date;
  expiresAt: Date;
}

interface Thread {
  status: ApplicationStatus;
  statusChangedAt: Date;
  interview: Interview | null;
  offer: Offer | null;
}

interface TurnOf {
  holder: Side;
  act: TurnAct;
  since: Date;
  dueAt: Date | null;
}

/** Nobody has to act before a meeting; after it the company gives feedback. */
function interviewTurn({ status, ballHolder, dueAt, endsAt, movedAt }: Interview, now: Date): TurnOf | null {
  if (status === 'SCHEDULED') {
    if (!endsAt || endsAt > now) return null;
    return { holder: 'RECRUITER', act: 'GIVE_FEEDBACK', since: endsAt, dueAt };
  }
  if (!ballHolder) return null;
  const act = ballHolder === 'CANDIDATE' ? 'REPLY' : 'PICK_TIME';
  return { holder: ballHolder, act, since: movedAt, dueAt };
}

/** After acceptance both sides wait for the first day. */
function offerTurn({ status, extendedAt, expiresAt }: Offer): TurnOf | null {
  if (status !== 'EXTENDED') return null;
  return { holder: 'CANDIDATE', act: 'ANSWER_OFFER', since: extendedAt, dueAt: expiresAt };
}

const OPEN: readonly InterviewStatus[] = ['PENDING', 'ACCEPTED', 'SCHEDULED', 'RESCHEDULE_REQUESTED'];

/**
 * Whose turn it is, since when, and until when; null once it is over, and while both sides wait for a date.
 */
export function turnOf({ status, statusChangedAt, interview, offer }: Thread, now: Date): TurnOf | null {
  const phase = applicationMoves.phaseOf(status);
  if (phase === 'OUT' || phase === 'HIRED') return null;
  if (status === 'OFFERED') return offer && offerTurn(offer);
  if (interview && OPEN.includes(interview.status)) return interviewTurn(interview, now);
  const since = interview && interview.movedAt > statusChangedAt ? interview.movedAt : statusChangedAt;
  return { holder: 'RECRUITER', act: status === 'NEW' ? 'REVIEW' : 'DECIDE', since, dueAt: null };
}

export interface Step {
  label: string;
  state: 'done' | 'current' | 'ahead' | 'ended';
  /** When the step was first reached. */
  at: string | null;
}

const STEP_OF: Readonly<Record<ApplicationStatus, number>> = {
  NEW: 0,
  REVIEWED: 1,
  SHORTLISTED: 1,
  INTERVIEW: 2,
  OFFERED: 3,
  HIRED: 4,
  REJECTED: -1,
  WITHDRAWN: -1,
};

interface Line {
  status: ApplicationStatus;
  source: ApplicationSource;
  createdAt: string;
  history: readonly Pick<ThreadEvent, 'stage' | 'at'>[];
}

/** The five steps of an application; a closed one stops at the step it had reached. */
export function stepsOf({ status, source, createdAt, history }: Line): Step[] {
  const stages = history.flatMap(({ stage, at }) => (stage ? [{ stage, at }] : []));
  const isOver = STEP_OF[status] < 0;
  const reached = isOver
    ? Math.max(0, STEP_OF[stages.findLast(({ stage }) => STEP_OF[stage] >= 0)?.stage ?? 'NEW'])
    : STEP_OF[status];
  const second = stages.findLast(({ stage }) => STEP_OF[stage] === 1)?.stage ?? status;
  const labels = [
    source === 'INVITED' ? 'Asked' : 'Applied',
    second === 'REVIEWED' ? 'Reviewed' : 'Shortlisted',
    'Interview',
    'Offer',
    'Hired',
  ];
  return labels.map((label, index) => {
    const here = isOver ? 'ended' : 'current';
    const state = index < reached ? 'done' : index === reached ? here : 'ahead';
    const first =
      stages.find(({ stage }) => STEP_OF[stage] === index)?.at ?? (index === 0 ? createdAt : null);
    return { label, state, at: state === 'ahead' ? null : first };
  });
}
