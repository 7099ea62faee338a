import type { Application } from '#contract/applications/application.ts';
import { getApplicationHire } from '#contract/hires/recruiter-hires.ts';
import { listApplicationOffers } from '#contract/offers/recruiter-offers.ts';
import { ApplicationHire } from '#web/features/hires/recruiter/application-hire.tsx';
import { ApplicationOffer } from '#web/features/offers/recruiter/application-offer.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

/** The hire's and the offer's part of an open application: what came last stands first. */
export function OfferOf({ application: { id, candidate } }: { application: Application }) {
  const params = { id };
  const offers = useEndpoint(listApplicationOffers, { params }).data;
  const hire = useEndpoint(getApplicationHire, { params }).data;
  const isEmpty = offers && hire && !offers.mayOffer && offers.versions.length === 0 && !hire.hire;
  if (isEmpty) {
    return (
      <EmptyState title="No offer yet">
        An offer can be made once an interview is under way or done.
      </EmptyState>
    );
  }
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ApplicationHire key={`hire ${id}`} applicationId={id} name={candidate.firstName} />
      <ApplicationOffer key={id} applicationId={id} name={candidate.firstName} />
    </div>
  );
}
