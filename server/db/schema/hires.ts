import { DISPUTE_SUBJECTS, HIRE_SIDES, HIRE_STATUSES, LEAVE_CAUSES } from '#contract/labels/hires.ts';
import { OFFER_STATUSES } from '#contract/labels/offers.ts';
import {
  bigint,
  boolean,
  date,
  nullable,
  oneOf,
  type Row,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '#server/db/schema/columns.ts';

/** One version of an offer. */
export const offers = {
  id: uuid,
  applicationId: uuid,
  jobId: uuid,
  companyId: uuid,
  candidateId: uuid,
  version: smallint,
  status: withDefault(oneOf(OFFER_STATUSES)),
  annualSalary: bigint,
  variablePay: bigint,
  joiningDate: date,
  extendedOn: date,
  expiresOn: date,
  expiresAt: timestamptz,
  note: nullable(text),
  requestMin: nullable(bigint),
  requestMax: nullable(bigint),
  jobMin: nullable(bigint),
  jobMax: nullable(bigint),
  candidateName: text,
  companyName: text,
  jobTitle: text,
  extendedBy: uuid,
  extendedByName: text,
  extendedAt: timestamptz,
  remindHalfAt: nullable(timestamptz),
  remindLastAt: nullable(timestamptz),
  acceptedName: nullable(text),
  closingReason: nullable(text),
  closedAt: nullable(timestamptz),
};
export type OffersTable = Row<typeof offers>;

export const offerEvents = {
  id: uuid,
  offerId: uuid,
  actorId: nullable(uuid),
  action: text,
  fromStatus: nullable(text),
  toStatus: text,
  reason: nullable(text),
  at: timestamptz,
};
export type OfferEventsTable = Row<typeof offerEvents>;

/** At most one per application. */
export const hires = {
  id: uuid,
  applicationId: uuid,
  offerId: uuid,
  jobId: uuid,
  companyId: uuid,
  candidateId: uuid,
  status: withDefault(oneOf(HIRE_STATUSES)),
  joinedOn: date,
  annualSalary: bigint,
  candidateName: text,
  companyName: text,
  jobTitle: text,
  recordedBy: uuid,
  recordedAt: timestamptz,
  confirmBy: nullable(timestamptz),
  confirmedAt: nullable(timestamptz),
  guaranteeEndsAt: timestamptz,
  /** When the 90 days were found to be complete. */
  retainedAt: nullable(timestamptz),
  /** When both sides are asked next how it is going. */
  askAt: nullable(timestamptz),
  leftOn: nullable(date),
  leaveCause: nullable(oneOf(LEAVE_CAUSES)),
  reportedBy: nullable(oneOf(HIRE_SIDES)),
  disputeOf: nullable(oneOf(DISPUTE_SUBJECTS)),
  disputeReason: nullable(text),
  /** Of the last dispute. */
  disputedAt: nullable(timestamptz),
  settledReason: nullable(text),
};
export type HiresTable = Row<typeof hires>;

export const hireEvents = {
  id: uuid,
  hireId: uuid,
  actorId: nullable(uuid),
  action: text,
  fromStatus: nullable(text),
  toStatus: text,
  reason: nullable(text),
  at: timestamptz,
};
export type HireEventsTable = Row<typeof hireEvents>;

/** The question to one side on day 30, 60 or 90, and its answer. */
export const hireChecks = {
  id: uuid,
  hireId: uuid,
  day: smallint,
  side: oneOf(HIRE_SIDES),
  askedAt: timestamptz,
  isGood: nullable(boolean),
  answeredBy: nullable(uuid),
  answeredAt: nullable(timestamptz),
};
export type HireChecksTable = Row<typeof hireChecks>;
