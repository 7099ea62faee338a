import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { OFFER_STATUSES, offerStatusBadge } from '#contract/labels/offers.ts';
import { listOffers } from '#contract/offers/recruiter-offers.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { OffersTable } from '#web/features/offers/recruiter/offers-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { mine } from '#web/ui/filters/mine.ts';
import { MineFilter } from '#web/ui/filters/mine-filter.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Offers | Medallist' }];

const Search = {
  status: param.oneOf(OFFER_STATUSES),
  mine,
  page: param.page,
};

export default function OffersScreen() {
  const [query, change] = useSearch(Search);
  const offers = useEndpoint(listOffers, { query }, { keepPrevious: true });
  const counts = offers.data?.counts;
  return (
    <ListScreen
      hasCrumb
      title="Offers"
      lead={counts && `${count(counts.EXTENDED, 'offer')} awaiting an answer, ${counts.ACCEPTED} accepted.`}
      actions={<MineFilter value={query.mine} onChange={(mine) => change({ mine })} />}
      filters={
        <div style={{ marginBottom: 16 }}>
          <StatusChips
            label="Status"
            statuses={OFFER_STATUSES}
            labelOf={(value) => offerStatusBadge(value, 'recruiter').label}
            counts={counts}
            value={query.status}
            onChange={(status) => change({ status })}
          />
        </div>
      }
      heading="Offers"
      list={offers}
      expected={{ count: 4, circle: false }}
      empty={<Nothing isFiltered={query.status !== undefined || query.mine === 'true'} />}
      onPage={(page) => change({ page })}
    >
      {(rows) => <OffersTable offers={rows} />}
    </ListScreen>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const applications = (
    <Button component={Link} to="/recruiter/applications?status=INTERVIEW" variant="default">
      See who is in interviews
    </Button>
  );
  return isFiltered ? (
    <EmptyState title="No offer found">Choose another status, or All, to see the others.</EmptyState>
  ) : (
    <EmptyState title="No offers yet" action={applications}>
      An offer is made from an application once an interview is under way or done.
    </EmptyState>
  );
}
