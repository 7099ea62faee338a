import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { adminCountQueue, adminListQueue, QUEUE_KIND_LABELS, QUEUE_KINDS } from '#contract/admin-queue.ts';
import { MoneyDue, QueueTable } from '#web/features/admin-queue/queue-table.tsx';
import { situationOf } from '#web/features/admin-queue/queue-words.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import type { OpenItem } from './item-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';

export const meta = () => [{ title: 'Work queue | Medallist' }];

const Search = {
  kind: param.oneOf(QUEUE_KINDS),
  /** `HIRE.0198…`: the item that is open. */
  open: param.text,
  page: param.page,
};

const nameOf = ({ kind, id }: OpenItem) => `${kind}.${id}`;

function readItem(name: string): OpenItem | null {
  const [kind, id] = name.split('.');
  const known = QUEUE_KINDS.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}

export default function QueueScreen() {
  const [{ kind, open, page }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const counts = useEndpoint(adminCountQueue, {}).data;
  const items = useEndpoint(adminListQueue, { query: { kind, page } }, { keepPrevious: true });
  const item = readItem(open);
  return (
    <ListScreen
      title="Work queue"
      lead={counts && situationOf(counts.total)}
      actions={
        <Group gap={8}>
          <Button component={Link} to="/admin/referrals" variant="default">
            All referrals
          </Button>
          <Button component={Link} to="/admin/reports" variant="default">
            All reports
          </Button>
        </Group>
      }
      filters={
        <>
          <div style={{ marginBottom: 14 }}>
            <FilterChips
              label="Kind"
              value={kind ?? 'ALL'}
              onChange={(next) => change({ kind: next === 'ALL' ? undefined : next })}
              options={[
                { value: 'ALL' as const, label: 'All', count: counts?.total.count },
                ...QUEUE_KINDS.map((value) => ({
                  value,
                  label: QUEUE_KIND_LABELS[value],
                  count: counts?.kinds[value].count,
                })),
              ]}
            />
          </div>
          {counts && <MoneyDue counts={counts} />}
        </>
      }
      heading="Items"
      list={items}
      expected={{ count: 8 }}
      empty={<NothingWaits isFiltered={kind !== undefined} />}
      onPage={(next) => change({ page: next })}
      after={
        item && (
          <ItemDialog
            key={open}
            item={item}
            onClose={() => leave(() => change({ open: '', page }, { replace: true }))}
          />
        )
      }
    >
      {(rows) => (
        <QueueTable
          items={rows}
          isOpen={(row) => nameOf(row) === open}
          onOpen={(row) => change({ open: nameOf(row), page }, { state: DIALOG_STEP })}
        />
      )}
    </ListScreen>
  );
}

function NothingWaits({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState title="All decided">
      {isFiltered
        ? 'Nothing of this kind waits for a decision.'
        : 'Applications, proofs, disputes and reports appear here, the oldest first.'}
    </EmptyState>
  );
}
