import type { Application } from '#contract/applications/application.ts';
import { ApplicationOffer } from '#web/features/offers/recruiter/application-offer.tsx';

/** The offer's part of an open application. */
export function offerOf({ id, candidate }: Application) {
  return <ApplicationOffer key={id} applicationId={id} name={candidate.firstName} />;
}
