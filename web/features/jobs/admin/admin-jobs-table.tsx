import { ADMIN_JOB_SORTS, type AdminJobRow, type AdminJobSort } from '#contract/jobs/admin-jobs.ts';
import { JobBadge } from '#web/features/jobs/job-badge.tsx';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { AdminJobMenu } from './admin-job-menu.tsx';
import type { TakeDownAction } from './take-down-dialog.tsx';

interface AdminJobsTableProps {
  jobs: readonly AdminJobRow[];
  sort: AdminJobSort;
  onSort: (sort: AdminJobSort) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
  onTakeDown: (action: TakeDownAction, job: AdminJobRow) => void;
}

const ASCENDING: readonly AdminJobSort[] = ['oldest', 'published-first', 'title'];

const COLUMNS: readonly Column<AdminJobRow>[] = [
  { header: 'Status', onCard: 'labelled', cell: ({ status }) => <JobBadge status={status} /> },
  {
    header: 'Applications',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ applicationsCount }) => formatNumber(applicationsCount),
  },
  {
    header: 'Created',
    sorts: ['newest', 'oldest'],
    isFigure: true,
    onCard: 'labelled',
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    header: 'Published',
    sorts: ['published', 'published-first'],
    isFigure: true,
    onCard: 'labelled',
    cell: ({ publishedAt }) =>
      publishedAt ? formatDay(publishedAt) : <span className="faint">Not yet</span>,
  },
];

export function AdminJobsTable({ jobs, sort, onSort, openId, onOpen, onTakeDown }: AdminJobsTableProps) {
  const title: Column<AdminJobRow> = {
    header: 'Job',
    sorts: ['title', 'title-last'],
    onCard: 'wide',
    cell: ({ id, title: name, company }) => (
      <>
        <RowTitle onOpen={() => onOpen(id)}>{name}</RowTitle>
        <p className="small muted">{company.name}</p>
      </>
    ),
  };
  const actions: Column<AdminJobRow> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    onCard: 'corner',
    cell: (job) => <AdminJobMenu job={job} onOpen={onOpen} onTakeDown={onTakeDown} />,
  };
  return (
    <DataTable
      caption="Jobs"
      columns={[title, ...COLUMNS, actions]}
      rows={jobs}
      rowKey={({ id }) => id}
      isMarked={({ id }) => id === openId}
      order={{
        value: sort,
        isAscending: (value) => ASCENDING.some((one) => one === value),
        onChange: (value) => onSort(ADMIN_JOB_SORTS.find((one) => one === value) ?? 'newest'),
      }}
      isTall
      narrow="cards"
    />
  );
}
