import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { PagedCard, type PagedCardProps } from './paged-card.tsx';

interface ListScreenProps<Row> extends Omit<PagedCardProps<Row>, 'title'> {
  title: string;
  /** In shells with breadcrumbs. */
  hasCrumb?: boolean;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Between the heading and the list. */
  filters?: ReactNode;
  /** After the list, such as the dialogs about its rows. */
  after?: ReactNode;
}

/** A screen that consists of one paged list: heading, filters, rows and dialogs. */
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
