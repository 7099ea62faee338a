import type * as z from 'zod';
import type { Party } from '#contract/kit/transitions.ts';
import type { Offer } from '#contract/offers/offer.ts';
import { offerMoves } from '#contract/offers/transitions.ts';
import { now } from '#server/platform/clock.ts';
import type { OfferView } from './offers.queries.ts';
import { statedOf } from './stated.policy.ts';

function beforeOf({ beforeSalary, beforeVariable, beforeJoining, beforeExpires }: OfferView) {
  if (beforeSalary === null || beforeVariable === null || !beforeJoining || !beforeExpires) return null;
  return {
    annualSalary: beforeSalary,
    variablePay: beforeVariable,
    joiningDate: beforeJoining,
    expiresOn: beforeExpires,
  };
}

/** `party`: whose buttons it says; nobody's for a VIEWER. */
export function toOffer(view: OfferView, party: Party | undefined): z.input<typeof Offer> {
  const { id, applicationId, version, status, annualSalary, variablePay, joiningDate, expiresOn } = view;
  const { expiresAt, note, extendedAt, closedAt, acceptedName, closingReason } = view;
  return {
    ...{ id, applicationId, version, status, annualSalary, variablePay, joiningDate, expiresOn },
    ...{ expiresAt, note, extendedAt, closedAt, acceptedName, closingReason },
    job: { id: view.jobId, title: view.jobTitle },
    company: {
      id: view.companyId,
      name: view.companyName,
      logo: view.logoFileId && `/api/files/${view.logoFileId}`,
    },
    candidate: { id: view.candidateId, name: view.candidateName },
    stated: statedOf(view),
    before: beforeOf(view),
    extendedBy: view.extendedByName,
    mayRecordJoining: party === 'RECRUITER' && status === 'ACCEPTED' && !view.hasHire,
    allowedActions: offerMoves.allowedActions(view, party, now()),
  };
}
