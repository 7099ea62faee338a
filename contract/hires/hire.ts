import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Rupees } from '../core/money.ts';
import { Timestamp } from '../core/time.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { DisputeSubject, HireSide, HireStatus, LeaveCause } from '../labels/hires.ts';
import { HIRE_ACTIONS } from './transitions.ts';

/** Days that the other side has to confirm or dispute; no answer counts as confirmation. */
export const ANSWER_DAYS = 7;
const REASON_MAX = 1000;

/** The question to one side on day 30, 60 or 90. */
const Check = z.object({
  day: z.number(),
  side: HireSide,
  /** Null until it is answered. */
  isGood: z.boolean().nullable(),
  answeredAt: Timestamp.nullable(),
});
export type HireCheck = z.output<typeof Check>;

/** A hire as both sides and admins read it. */
export const Hire = z.object({
  id: Id,
  applicationId: Id,
  status: HireStatus,
  job: z.object({ id: Id, title: z.string() }),
  company: z.object({ id: Id, name: z.string(), logo: z.string().nullable() }),
  candidate: z.object({ id: Id, name: z.string() }),
  joinedOn: z.iso.date(),
  /** For the first year. */
  annualSalary: z.number(),
  recordedAt: Timestamp,
  confirmBy: Timestamp.nullable(),
  confirmedAt: Timestamp.nullable(),
  guaranteedUntil: z.iso.date(),
  /** The 90 days are complete. */
  isRetained: z.boolean(),
  leftOn: z.iso.date().nullable(),
  leaveCause: LeaveCause.nullable(),
  reportedBy: HireSide.nullable(),
  disputeOf: DisputeSubject.nullable(),
  disputeReason: z.string().nullable(),
  settledReason: z.string().nullable(),
  checks: z.array(Check),
  allowedActions: z.array(z.enum(HIRE_ACTIONS)),
});
export type Hire = z.output<typeof Hire>;

const WHOLE = 'Please enter the annual salary in whole rupees.';

export const RecordHire = ordered({
  joinedOn: z.iso.date({ error: 'Please choose the first day.' }),
  annualSalary: Rupees.refine((value) => value > 0, WHOLE),
});
export type RecordHire = z.output<typeof RecordHire>;

export const JOINED_AHEAD = 'Joining can be recorded from the first day on.';
export const JOINED_BEFORE_OFFER = 'The first day lies before the offer.';
export const PAID_BELOW_OFFER = 'The salary lies below that of the accepted offer.';

/** `of`: the question that the reader answered; if it has changed since, the answer is refused. */
const Of = DisputeSubject.default('JOINING');
export const ConfirmHire = ordered({ of: Of });
export const DISPUTE_REASON_REQUIRED = 'Please say what is not right.';
export const DisputeHire = ordered({
  reason: required(DISPUTE_REASON_REQUIRED, { max: REASON_MAX }),
  of: Of,
});

export const ReportLeaving = ordered({
  leftOn: z.iso.date({ error: 'Please choose the last day.' }),
  cause: LeaveCause,
});
export type ReportLeaving = z.output<typeof ReportLeaving>;

export const LEFT_BEFORE = 'The last day lies before the first.';
export const LEFT_AHEAD = 'Leaving can be reported from the last day on.';
export const LEFT_LATE = 'The last day lies after the first 90 days.';

export const AnswerCheck = ordered({ isGood: z.boolean({ error: 'Please answer yes or no.' }) });

/**
 * STANDS: the hire stays as it was. FALLS: the disputed leaving or absence is true, or the disputed hire is
 * not.
 */
export const SETTLEMENTS = ['STANDS', 'FALLS'] as const;
export const SettleHire = ordered({
  outcome: z.enum(SETTLEMENTS, { error: 'Please choose how it is settled.' }),
  reason: required('Please give a reason.', { max: REASON_MAX }),
});
export type SettleHire = z.output<typeof SettleHire>;

/** An admin learns after the 90 days that somebody had left within them. */
export const FindLeft = ordered({
  leftOn: z.iso.date({ error: 'Please choose the last day.' }),
  cause: LeaveCause,
  /** Which side reported it. */
  reportedBy: HireSide,
  reason: required('Please give a reason.', { max: REASON_MAX }),
});
export type FindLeft = z.output<typeof FindLeft>;
