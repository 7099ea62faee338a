import * as z from 'zod';
import { addDays } from '#contract/kit/days.ts';
import { Id } from '../core/ids.ts';
import { Rupees } from '../core/money.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { OfferStatus } from '../labels/offers.ts';
import { OFFER_ACTIONS } from './transitions.ts';

export const OFFER_DAYS = 7;
export const LONGEST_OFFER_DAYS = 30;
/** How far ahead the joining date may be. */
export const JOINING_HORIZON_DAYS = 365;
export const NOTE_MAX = 2000;

const Range = z.object({ min: z.number(), max: z.number() });
const Day = (text: string) => z.iso.date({ error: text });

/** One version of an offer, as both sides read it. */
export const Offer = z.object({
  id: Id,
  applicationId: Id,
  version: z.number(),
  status: OfferStatus,
  job: z.object({ id: Id, title: z.string() }),
  company: z.object({ id: Id, name: z.string(), logo: z.string().nullable() }),
  candidate: z.object({ id: Id, name: z.string() }),
  annualSalary: z.number(),
  /** The part of the annual salary that depends on performance. */
  variablePay: z.number(),
  joiningDate: z.iso.date(),
  expiresOn: z.iso.date(),
  expiresAt: Timestamp,
  note: z.string().nullable(),
  /** What the request and the job stated when the offer was extended. */
  stated: z.object({ request: Range.nullable(), job: Range.nullable() }),
  /** The terms of the previous version; null for the first. */
  before: z
    .object({
      annualSalary: z.number(),
      variablePay: z.number(),
      joiningDate: z.iso.date(),
      expiresOn: z.iso.date(),
    })
    .nullable(),
  extendedAt: Timestamp,
  extendedBy: z.string(),
  closedAt: Timestamp.nullable(),
  acceptedName: z.string().nullable(),
  /** Why it was declined or withdrawn. */
  closingReason: z.string().nullable(),
  /** The offer is accepted, and nobody has recorded yet whether the candidate joined. */
  mayRecordJoining: z.boolean(),
  allowedActions: z.array(z.enum(OFFER_ACTIONS)),
});
export type Offer = z.output<typeof Offer>;

const WHOLE = 'Please enter the annual salary in whole rupees.';

/** `expiresOn` is the last day to answer; by default a week from today. */
export const OfferInput = ordered(
  {
    annualSalary: Rupees.refine((value) => value > 0, WHOLE),
    variablePay: Rupees.nullish(),
    joiningDate: Day('Please choose a joining date.'),
    expiresOn: Day('Please choose the last day to answer.').nullish(),
    note: optionalText(NOTE_MAX),
  },
  {
    at: 'variablePay',
    reads: ['annualSalary', 'variablePay'],
    text: 'The variable part cannot be more than the annual salary.',
    holds: ({ annualSalary, variablePay }) => (variablePay ?? 0) <= annualSalary,
  },
  {
    at: 'expiresOn',
    reads: ['joiningDate', 'expiresOn'],
    text: 'An offer cannot run longer than until the joining date.',
    holds: ({ joiningDate, expiresOn }) => !expiresOn || !joiningDate || expiresOn <= joiningDate,
  },
);
export type OfferInput = z.output<typeof OfferInput>;

/** The default for the last day to answer: this many days ahead, but never after the joining date. */
export function usualExpiry(today: string, joiningDate: string, days: number): string {
  const usual = addDays(today, days);
  return joiningDate && joiningDate < usual ? joiningDate : usual;
}

/** Errors in the dates of an offer that is made today, the first one first. */
export function findOfferFaults(
  { joiningDate, expiresOn }: Pick<OfferInput, 'joiningDate' | 'expiresOn'>,
  today: string,
): { path: 'joiningDate' | 'expiresOn'; message: string }[] {
  const faults: ReturnType<typeof findOfferFaults> = [];
  const fault = (path: 'joiningDate' | 'expiresOn', message: string) => faults.push({ path, message });
  if (joiningDate < today) fault('joiningDate', 'The joining date lies in the past.');
  if (joiningDate > addDays(today, JOINING_HORIZON_DAYS))
    fault('joiningDate', 'The joining date can be at most a year ahead.');
  if (expiresOn && expiresOn < today) fault('expiresOn', 'The last day to answer lies in the past.');
  if (expiresOn && expiresOn > addDays(today, LONGEST_OFFER_DAYS))
    fault('expiresOn', `An offer can stay open for at most ${LONGEST_OFFER_DAYS} days.`);
  return faults;
}

export const WITHDRAW_REASON_REQUIRED = 'Please provide a reason for withdrawing';
export const WithdrawOffer = ordered({ reason: required(WITHDRAW_REASON_REQUIRED, { max: 1000 }) });
