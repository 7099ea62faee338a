import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { PagedCard, type PagedCardProps } from './paged-card.tsx';

interface ListScreenProps<Row> extends Omit<PagedCardProps<Row>, 'title'> {
  title: string;
  /** Where the shell shows the way to the screen. */
  hasCrumb?: boolean;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Between the heading and the list. */
  filters?: ReactNode;
  /** After the list: what is opened from it, and what belongs to it. */
  after?: ReactNode;
}

/** A screen that is one paged list: its heading, what narrows it, its rows and what is opened from them. */
export function ListScreen<Row>({
  title,
  hasCrumb = false,
  lead,
  actions,
  filters,
  after,
  ...list
}: ListScreenProps<Row>) {
  return (
    <>
      {hasCrumb && <Breadcrumbs crumbs={[{ label: title }]} />}
      <PageHeader title={title} lead={lead} actions={actions} />
      {filters}
      <PagedCard {...list} />
      {after}
    </>
  );
}
