import * as z from 'zod';
import type { InterviewOutcome } from '#contract/labels/interviews.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import { type InterviewState, interviewMoves } from './transitions.ts';

export const NEXT_ACTS = [
  'PICK_TIME',
  'GIVE_FEEDBACK',
  'REQUEST_ROUND',
  'MAKE_OFFER',
  'REJECT',
  'DECIDE',
] as const;
export const NextAct = z.enum(NEXT_ACTS);
export type NextAct = z.output<typeof NextAct>;

export const NEXT_ACT_LABELS: Readonly<Record<NextAct, string>> = {
  PICK_TIME: 'Pick a time',
  GIVE_FEEDBACK: 'Give feedback',
  REQUEST_ROUND: 'Request next round',
  MAKE_OFFER: 'Make the offer',
  REJECT: 'Reject',
  DECIDE: 'Decide',
};

/** The action that follows each outcome. */
const LEADS_TO: Readonly<Record<InterviewOutcome, NextAct>> = {
  ADVANCE: 'REQUEST_ROUND',
  OFFER: 'MAKE_OFFER',
  REJECT: 'REJECT',
  HOLD: 'DECIDE',
};

interface Judged extends InterviewState {
  outcome: InterviewOutcome | null;
  dueAt: Date | null;
}

/** The company's next action about this interview; null while it waits or has nothing to do. */
export function nextActOf(row: Judged, now: Date): NextAct | null {
  const may = (action: 'SCHEDULE' | 'COMPLETE' | 'DECIDE') =>
    !interviewMoves.refusal(action, row, 'RECRUITER', now);
  if (may('SCHEDULE')) return 'PICK_TIME';
  if (may('COMPLETE')) return 'GIVE_FEEDBACK';
  if (!row.outcome || !may('DECIDE')) return null;
  const isWaiting = row.outcome === 'HOLD' && row.dueAt !== null && row.dueAt > now;
  return isWaiting ? null : LEADS_TO[row.outcome];
}

/** The dialog of an interview for each action; an offer has a page of its own. */
export const DIALOG_OF = {
  PICK_TIME: 'pick',
  GIVE_FEEDBACK: 'outcome',
  REQUEST_ROUND: 'next-round',
  REJECT: 'reject',
  DECIDE: 'decide',
} as const satisfies Record<Exclude<NextAct, 'MAKE_OFFER'>, string>;

/** The address where this action can be done directly. */
export function pathOfAct(
  act: NextAct,
  { id, applicationId }: { id: string; applicationId: string },
): string {
  if (act === 'MAKE_OFFER') return offerAddress(applicationId, 'offer');
  return `/recruiter/interviews?interview=${id}&act=${DIALOG_OF[act]}`;
}
