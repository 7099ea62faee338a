import { DISPUTE_SUBJECTS, HIRE_SIDES, HIRE_STATUSES, LEAVE_CAUSES } from '#contract/labels/hires.ts';
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

/** At most one of an application. */
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
  /** When the 90 days were found complete. */
  retainedAt: nullable(timestamptz),
  /** When both sides are asked next how it goes. */
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

/** What one side was asked on day 30, 60 or 90, and answered. */
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
