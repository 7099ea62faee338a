import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import type { Offer } from '#contract/offers/offer.ts';
import {
  type ApplicationOffers,
  getCompanyOfferLetter,
  listApplicationOffers,
} from '#contract/offers/recruiter-offers.ts';
import { LetterButton, OfferBadge, OfferTerms } from '#web/features/offers/offer-terms.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import classes from '#web/ui/display/article-card.module.css';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

const MakeOfferDialog = lazyDialog(async () => (await import('./make-offer-dialog.tsx')).MakeOfferDialog);
const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

const Search = {
  act: param.oneOf(['offer', 'withdraw-offer']),
  page: param.page,
};
type Act = 'offer' | 'withdraw-offer';

interface ApplicationOfferProps {
  applicationId: string;
  name: string;
}

/** The offer of an application: its actions, its latest version, and the earlier ones. */
export function ApplicationOffer({ applicationId, name }: ApplicationOfferProps) {
  const [{ act, page }, change] = useSearch(Search);
  const { state } = useLocation();
  const leave = useLeaveDialog();
  const offers = useEndpoint(listApplicationOffers, { params: { id: applicationId } });
  if (offers.error) return <LoadFailure reading={offers} />;
  if (!offers.data) return null;
  const { mayOffer, stated, versions } = offers.data;
  const [last] = versions;
  if (!last && !mayOffer) return null;
  const open = (kind: Act) => change({ act: kind, page }, { state: act ? state : DIALOG_STEP });
  const close = () => leave(() => change({ act: undefined, page }, { replace: true }));
  return (
    <section>
      <h3>Offer</h3>
      <LatestOffer offers={offers.data} onOpen={open} />
      {act === 'offer' && mayOffer && (
        <MakeOfferDialog
          applicationId={applicationId}
          name={name}
          stated={stated}
          last={last}
          onClose={close}
        />
      )}
      {act === 'withdraw-offer' && last?.allowedActions.includes('WITHDRAW') && (
        <WithdrawDialog offer={last} onClose={close} />
      )}
    </section>
  );
}

function LatestOffer({ offers, onOpen }: { offers: ApplicationOffers; onOpen: (act: Act) => void }) {
  const { mayOffer, versions } = offers;
  const [last, ...earlier] = versions;
  const isOpen = last?.status === 'EXTENDED';
  return (
    <div style={{ display: 'grid', gap: 14 }}>
      {last && (
        <>
          <p className={classes.badges}>
            <OfferBadge status={last.status} viewer="recruiter" />
            <span className="small muted">Version {last.version}</span>
          </p>
          <OfferTerms offer={last} />
        </>
      )}
      <div className={classes.actions}>
        {mayOffer && (
          <Button variant={isOpen ? 'default' : 'filled'} onClick={() => onOpen('offer')}>
            {last ? (isOpen ? 'Change offer' : 'Make another offer') : 'Make an offer'}
          </Button>
        )}
        {last?.allowedActions.includes('WITHDRAW') && (
          <Button variant="default" c="var(--m-danger-fg)" onClick={() => onOpen('withdraw-offer')}>
            Withdraw offer
          </Button>
        )}
        {last && <LetterButton endpoint={getCompanyOfferLetter} offer={last} />}
      </div>
      {earlier.length > 0 && <EarlierOffers versions={earlier} />}
    </div>
  );
}

function EarlierOffers({ versions }: { versions: readonly Offer[] }) {
  return (
    <Disclosure summary="Earlier versions">
      <div style={{ display: 'grid', gap: 20, marginTop: 12 }}>
        {versions.map((offer) => (
          <div key={offer.id}>
            <p className={classes.badges} style={{ marginBottom: 8 }}>
              <OfferBadge status={offer.status} viewer="recruiter" />
              <span className="small muted">Version {offer.version}</span>
            </p>
            <OfferTerms offer={offer} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
