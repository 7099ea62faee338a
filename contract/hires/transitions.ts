import type { ErrorCode } from '../core/errors.ts';
import { defineTransitions, type Party } from '../kit/transitions.ts';
import type { DisputeSubject, HireSide, HireStatus } from '../labels/hires.ts';

export interface HireState {
  status: HireStatus;
  /** Deadline of the other side to confirm or dispute; null if nobody has to. */
  confirmBy: Date | string | null;
  guaranteeEndsAt: Date | string;
  /** Who reported the leaving that is not settled yet. */
  reportedBy: HireSide | null;
  disputeOf: DisputeSubject | null;
}

function isOver({ confirmBy }: HireState, now: Date): boolean {
  return confirmBy !== null && new Date(confirmBy) <= now;
}

function inTime(hire: HireState, now: Date): ErrorCode | undefined {
  return isOver(hire, now) ? 'HIRE_ANSWER_OVER' : undefined;
}

function onceDue(hire: HireState, now: Date): ErrorCode | undefined {
  return isOver(hire, now) ? undefined : 'STATE_CHANGED';
}

function whileGuaranteed({ guaranteeEndsAt }: HireState, now: Date): ErrorCode | undefined {
  return new Date(guaranteeEndsAt) <= now ? 'GUARANTEE_OVER' : undefined;
}

function onceComplete({ guaranteeEndsAt }: HireState, now: Date): ErrorCode | undefined {
  return new Date(guaranteeEndsAt) <= now ? undefined : 'GUARANTEE_RUNS';
}

function ofTheOther({ reportedBy }: HireState, _: Date, party: Party): ErrorCode | undefined {
  return reportedBy === party ? 'OWN_REPORT' : undefined;
}

function otherInTime(hire: HireState, now: Date, party: Party): ErrorCode | undefined {
  return ofTheOther(hire, now, party) ?? inTime(hire, now);
}

function about(subject: DisputeSubject) {
  return ({ disputeOf }: HireState): ErrorCode | undefined =>
    disputeOf === subject ? undefined : 'STATE_CHANGED';
}

/**
 * Every move of a recorded hire. A statement of one side is confirmed or disputed by the other within a week;
 * no answer counts as confirmation. An admin settles a dispute: the hire stands, or the disputed statement is
 * true. If neither side reported a leaving before the 90 days were over, an admin can still record it.
 */
export const hireMoves = defineTransitions<HireState>()({
  phases: {
    RECORDED: 'OPEN',
    CONFIRMED: 'STANDING',
    LEAVING: 'OPEN',
    ABSENT: 'OPEN',
    DISPUTED: 'DISPUTED',
    LEFT: 'OVER',
    DID_NOT_JOIN: 'OVER',
    REJECTED: 'OVER',
  },
  lines: [
    { action: 'CONFIRM', from: ['RECORDED'], by: ['CANDIDATE'], to: 'CONFIRMED' },
    { action: 'CONFIRM', from: ['RECORDED'], by: ['SYSTEM'], to: 'CONFIRMED', limits: onceDue },
    { action: 'DISPUTE', from: ['RECORDED', 'ABSENT'], by: ['CANDIDATE'], to: 'DISPUTED', limits: inTime },
    {
      action: 'DISPUTE',
      from: ['LEAVING'],
      by: ['CANDIDATE', 'RECRUITER'],
      to: 'DISPUTED',
      limits: otherInTime,
    },
    { action: 'REPORT_ABSENCE', from: ['RECORDED'], by: ['RECRUITER'], to: 'ABSENT' },
    {
      action: 'REPORT_ABSENCE',
      from: ['CONFIRMED'],
      by: ['RECRUITER'],
      to: 'ABSENT',
      limits: whileGuaranteed,
    },
    { action: 'AGREE_ABSENCE', from: ['ABSENT'], by: ['CANDIDATE'], to: 'DID_NOT_JOIN' },
    { action: 'AGREE_ABSENCE', from: ['ABSENT'], by: ['SYSTEM'], to: 'DID_NOT_JOIN', limits: onceDue },
    {
      action: 'REPORT_LEAVING',
      from: ['CONFIRMED'],
      by: ['CANDIDATE', 'RECRUITER'],
      to: 'LEAVING',
      limits: whileGuaranteed,
    },
    {
      action: 'AGREE_LEAVING',
      from: ['LEAVING'],
      by: ['CANDIDATE', 'RECRUITER'],
      to: 'LEFT',
      limits: ofTheOther,
    },
    { action: 'AGREE_LEAVING', from: ['LEAVING'], by: ['SYSTEM'], to: 'LEFT', limits: onceDue },
    { action: 'UPHOLD', from: ['DISPUTED'], by: ['ADMIN'], to: 'CONFIRMED' },
    { action: 'REJECT', from: ['DISPUTED'], by: ['ADMIN'], to: 'REJECTED', limits: about('JOINING') },
    { action: 'FIND_LEFT', from: ['CONFIRMED'], by: ['ADMIN'], to: 'LEFT', limits: onceComplete },
    { action: 'FIND_LEFT', from: ['DISPUTED'], by: ['ADMIN'], to: 'LEFT', limits: about('LEAVING') },
    {
      action: 'FIND_ABSENT',
      from: ['DISPUTED'],
      by: ['ADMIN'],
      to: 'DID_NOT_JOIN',
      limits: about('ABSENCE'),
    },
  ],
});

/** Moves of a recorded hire. */
export type HireMove = (typeof hireMoves.actions)[number];
export const HIRE_ACTIONS = [
  'RECORD',
  'CONFIRM',
  'DISPUTE',
  'REPORT_ABSENCE',
  'AGREE_ABSENCE',
  'REPORT_LEAVING',
  'AGREE_LEAVING',
  'UPHOLD',
  'REJECT',
  'FIND_LEFT',
  'FIND_ABSENT',
] as const;
export type HireAction = (typeof HIRE_ACTIONS)[number];

/** The move for an admin who decides against the hire, by the subject of the dispute. */
export const FINDINGS: Readonly<Record<DisputeSubject, HireMove>> = {
  JOINING: 'REJECT',
  LEAVING: 'FIND_LEFT',
  ABSENCE: 'FIND_ABSENT',
};
