import { Button, VisuallyHidden } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { Page } from '#contract/core/page.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';
import classes from './paged-card.module.css';

export interface PagedCardProps<Row> {
  /** Over the card; what else stands there stays when the list cannot be read. */
  title?: string;
  /** Instead of a title, for those who cannot see the card. */
  heading?: string;
  /** How the reading goes. */
  list: Reading<Page<Row>>;
  /** Instead of the failure's own sentence. */
  failure?: string | undefined;
  /** Rows to expect, and whether each has a face. */
  expected: { count: number; circle?: boolean };
  /** In place of a list without rows. */
  empty: ReactNode;
  onPage: (page: number) => void;
  /** The way to other pages, where it is another than everywhere. */
  pager?: ComponentType<{ page: Page<unknown>; onChange: (page: number) => void }>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a long list: while it loads, when it fails, when it is empty, and the way to the next. */
export function PagedCard<Row>({ title, heading, list, failure, ...props }: PagedCardProps<Row>) {
  const { data, error } = list;
  const panel = error && <LoadFailure reading={list} message={failure} />;
  if (panel && !title) return panel;
  return (
    <Card title={title} flush>
      {heading && <VisuallyHidden component="h2">{heading}</VisuallyHidden>}
      {panel && <div className={classes.error}>{panel}</div>}
      {!data && !error && <LoadingRows {...props.expected} />}
      {data && <Rows {...props} page={data} />}
    </Card>
  );
}

type RowsProps<Row> = Pick<PagedCardProps<Row>, 'empty' | 'onPage' | 'pager' | 'children'> & {
  page: Page<Row>;
};

function Rows<Row>({ page, empty, onPage, pager: Pages = Pager, children }: RowsProps<Row>) {
  if (page.totalElements === 0) return empty;
  if (page.content.length === 0) return <EmptiedPage onFirst={() => onPage(0)} />;
  return (
    <>
      {children(page.content)}
      <Pages page={page} onChange={onPage} />
    </>
  );
}

/** The page is one that changes have emptied. */
function EmptiedPage({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      title="There is nothing left on this page"
      action={
        <Button variant="default" onClick={onFirst}>
          Back to the first page
        </Button>
      }
    >
      The rest moved up.
    </EmptyState>
  );
}
