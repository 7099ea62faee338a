import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { listHires } from '#contract/hires/recruiter-hires.ts';
import { HIRE_STATUSES, hireStatusBadge } from '#contract/labels/hires.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { HiresTable } from '#web/features/hires/recruiter/hires-table.tsx';
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
export const meta = () => [{ title: 'Hires | Medallist' }];

const Search = {
  status: param.oneOf(HIRE_STATUSES),
  mine,
  page: param.page,
};

export default function HiresScreen() {
  const [query, change] = useSearch(Search);
  const hires = useEndpoint(listHires, { query }, { keepPrevious: true });
  const counts = hires.data?.counts;
  // Most of the nine states are rare, so those without hires are hidden.
  const shown = HIRE_STATUSES.filter((status) => counts?.[status] || status === query.status);
  const total = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <ListScreen
      hasCrumb
      title="Hires"
      lead={
        counts && `${count(counts.RECORDED, 'hire')} awaiting confirmation, ${counts.CONFIRMED} confirmed.`
      }
      actions={<MineFilter value={query.mine} onChange={(mine) => change({ mine })} />}
      filters={
        <div style={{ marginBottom: 16 }}>
          <StatusChips
            label="Status"
            statuses={shown}
            labelOf={(value) => hireStatusBadge(value, 'recruiter').label}
            counts={counts}
            all={total}
            value={query.status}
            onChange={(status) => change({ status })}
          />
        </div>
      }
      heading="Hires"
      list={hires}
      expected={{ count: 4, circle: false }}
      empty={<Nothing isFiltered={query.status !== undefined || query.mine === 'true'} />}
      onPage={(page) => change({ page })}
    >
      {(rows) => <HiresTable hires={rows} />}
    </ListScreen>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const offers = (
    <Button component={Link} to="/recruiter/offers?status=ACCEPTED" variant="default">
      See accepted offers
    </Button>
  );
  return isFiltered ? (
    <EmptyState title="No hire found">Choose another status, or All, to see the others.</EmptyState>
  ) : (
    <EmptyState title="No hires yet" action={offers}>
      Joining is recorded from an application whose offer is accepted.
    </EmptyState>
  );
}
