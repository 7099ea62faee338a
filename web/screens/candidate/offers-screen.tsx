import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { listMyOffers } from '#contract/offers/candidate-offers.ts';
import { MyHires } from '#web/features/hires/my-hires.tsx';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { ANSWERS, AnswerDialog, type AnswerKind, OfferCard } from '#web/features/offers/offer-card.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { requireUser } from '#web/lib/guard.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from '#web/ui/display/card-list.module.css';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireUser(['JOBSEEKER']);
export const meta = () => [{ title: 'Offers | Medallist' }];

const Search = {
  page: param.page,
  offer: param.id,
  act: param.oneOf(ANSWERS),
};

export default function OffersScreen() {
  const [{ page, offer: sought, act }, change] = useSearch(Search);
  const mine = useEndpoint(listMyOffers, { query: { page } }, { keepPrevious: true });
  const dialog = sought && act ? { kind: act, id: sought } : null;
  const { open, close } = useAddressDialog<AnswerKind>(dialog, (next, step) =>
    change({ offer: next?.id, act: next?.kind, page }, step),
  );
  const offers = mine.data?.content ?? [];
  const subject = dialog && offers.find(({ id }) => id === dialog.id);
  const waiting = offers.filter(({ status }) => status === 'EXTENDED').length;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Offers' }]} />
      <PageHeader
        title="Offers"
        lead={mine.data && (waiting > 0 ? `${count(waiting, 'offer')} to answer.` : 'Nothing to answer.')}
      />
      <LoadFailure reading={mine} />
      {mine.isPending && <LoadingRows />}
      {mine.data?.totalElements === 0 && (
        <Card flush>
          <VisuallyHidden component="h2">Your offers</VisuallyHidden>
          <EmptyState
            title="No offers yet"
            action={
              <Button component={Link} to="/applications" variant="default">
                See your applications
              </Button>
            }
          >
            An offer appears here with its terms beside what the company had stated.
          </EmptyState>
        </Card>
      )}
      <div className={classes.list}>
        <MyHires />
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            isSought={offer.id === sought && !act}
            onAnswer={(kind) => open(kind, offer.id)}
          />
        ))}
      </div>
      {mine.data && <Pager page={mine.data} onChange={(next) => change({ page: next })} bordered={false} />}
      {dialog && subject && (
        <AnswerDialog
          key={`${dialog.kind} ${dialog.id}`}
          kind={dialog.kind}
          offer={subject}
          onClose={close}
        />
      )}
    </>
  );
}
