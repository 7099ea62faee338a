import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type * as z from 'zod';
import type { PendingAction } from '#contract/dashboards/pending-action.ts';
import { listPendingActions, type PendingActionsQuery } from '#contract/dashboards/work-queue.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { dueInWords, formatRelative } from '#web/lib/format/spans.ts';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { useRovingRows } from '#web/ui/table/use-roving-rows.ts';
import { PriorityBadge } from './priority-badge.tsx';
import classes from './work-queue.module.css';

/**
 * Links to where an action is done. On the screen of its dialog, the dialog opens over the list with its
 * filters, so that one step back closes it.
 */
function useActionLink(): (url: string) => { to: string; state?: unknown } {
  const { pathname, search } = useLocation();
  return (url) => {
    const [path, own] = url.split('?');
    if (path !== pathname) return { to: url };
    const params = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(own)) params.set(name, value);
    return { to: `${path}?${params}`, state: DIALOG_STEP };
  };
}

interface WorkQueueProps {
  query: Partial<z.input<typeof PendingActionsQuery>>;
  isFiltered: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** All actions that only the company can take, by due time; each opens its dialog or screen. */
export function WorkQueue({ query, isFiltered, onPage, onClear }: WorkQueueProps) {
  const list = useEndpoint(listPendingActions, { query }, { keepPrevious: true });
  const rows = useRovingRows<HTMLDivElement>();
  return (
    <div {...rows}>
      <PagedCard
        heading="Pending Actions"
        list={list}
        expected={{ count: 6 }}
        empty={<Nothing isFiltered={isFiltered} onClear={onClear} />}
        onPage={onPage}
      >
        {(actions) => <Actions actions={actions} />}
      </PagedCard>
    </div>
  );
}

function Actions({ actions }: { actions: readonly PendingAction[] }) {
  const linkTo = useActionLink();
  const now = new Date();
  const columns: Column<PendingAction>[] = [
    {
      header: 'What to do',
      className: classes.what,
      onCard: 'wide',
      cell: ({ title, description, owner, priority }) => (
        <>
          <p className="strong">{title}</p>
          <p className={classes.onCard}>{dotted([description, owner?.name])}</p>
          <PriorityBadge priority={priority} />
        </>
      ),
    },
    { header: 'About', className: classes.about, cell: ({ description }) => description },
    { header: 'Owner', className: classes.owner, cell: ({ owner }) => owner?.name },
    {
      header: 'Since',
      className: classes.since,
      cell: ({ since }) => since && <time dateTime={since}>{formatRelative(since, now)}</time>,
    },
    {
      header: 'Due',
      className: classes.due,
      cell: ({ dueAt, isOverdue }) =>
        dueAt && <span className={isOverdue ? classes.late : ''}>{dueInWords(dueAt, now)}</span>,
    },
    {
      header: 'Action',
      hidesHeader: true,
      align: 'end',
      className: classes.act,
      cell: ({ actionLabel, actionUrl, title }) =>
        actionUrl && (
          <span data-interview={new URLSearchParams(actionUrl.split('?')[1]).get('interview')}>
            <Button
              component={Link}
              {...linkTo(actionUrl)}
              preventScrollReset
              size="xs"
              variant="default"
              aria-label={`${actionLabel}: ${title}`}
            >
              {actionLabel}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <DataTable
      caption="Pending Actions, by due time"
      className={classes.table}
      narrow="cards"
      cardColumns="minmax(0, 1fr) auto"
      rows={actions}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

function Nothing({ isFiltered, onClear }: Pick<WorkQueueProps, 'isFiltered' | 'onClear'>) {
  if (!isFiltered) {
    return (
      <EmptyState title="Nothing waits for you">
        Times to pick, feedback, offers and applications appear here as soon as it is your turn.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No action matches"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Other words, or fewer filters, show more.
    </EmptyState>
  );
}
