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
  /** Above the card; it stays if the list cannot be read. */
  title?: string;
  /** Replaces the title, for screen readers only. */
  heading?: string;
  /** The query of the list. */
  list: Reading<Page<Row>>;
  /** Replaces the error's own message. */
  failure?: string | undefined;
  /** The number of skeleton rows, and whether each has a picture. */
  expected: { count: number; circle?: boolean };
  /** Shown instead of an empty list. */
  empty: ReactNode;
  onPage: (page: number) => void;
  /** Replaces the usual pager. */
  pager?: ComponentType<{ page: Page<unknown>; onChange: (page: number) => void }>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a long list, with its states for loading, error and empty, and the pager. */
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

/** Shown when the last items of a page are gone. */
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
