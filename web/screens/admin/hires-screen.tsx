import { useState } from 'react';
import { adminListHires } from '#contract/hires/admin-hires.ts';
import type { Hire } from '#contract/hires/hire.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { DisputesTable } from '#web/features/hires/disputes-table.tsx';
import { SettleDialog } from '#web/features/hires/settle-dialog.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

export const meta = () => [{ title: 'Disputed hires | Medallist' }];

const Search = { page: param.page };

export default function HiresScreen() {
  const [query, change] = useSearch(Search);
  const [asked, setAsked] = useState<Hire | null>(null);
  const hires = useEndpoint(adminListHires, { query }, { keepPrevious: true });
  return (
    <ListScreen
      title="Disputed hires"
      lead={hires.data && `${count(hires.data.totalElements, 'dispute')} to settle, the oldest first.`}
      heading="Disputes"
      list={hires}
      expected={{ count: 4, circle: false }}
      empty={
        <EmptyState title="Nothing is disputed">
          What the two sides of a hire do not agree about will be here.
        </EmptyState>
      }
      onPage={(page) => change({ page })}
      after={
        asked && (
          <SettleDialog
            key={asked.id}
            hire={asked}
            above={<ClaimNotice kind="HIRE" id={asked.id} />}
            onClose={() => setAsked(null)}
          />
        )
      }
    >
      {(rows) => <DisputesTable hires={rows} onSettle={setAsked} />}
    </ListScreen>
  );
}
