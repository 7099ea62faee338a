import { OFFER_STATUSES } from '#contract/labels/offers.ts';
import {
  bigint,
  date,
  nullable,
  oneOf,
  type Row,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from './columns.ts';

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
