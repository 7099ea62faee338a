import type { AdminApplicationRow, AdminApplicationSort } from '#contract/applications/admin-applications.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { formatDay } from '#web/lib/format/dates.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './admin-applications.module.css';
import { stayInWords, turnInWords } from './turn-words.ts';

interface AdminApplicationsTableProps {
  applications: readonly AdminApplicationRow[];
  sort: AdminApplicationSort;
  onSort: (sort: AdminApplicationSort) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

const COLUMNS: readonly Column<AdminApplicationRow>[] = [
  {
    header: 'Job',
    onCard: 'wide',
    cell: ({ job, company }) => (
      <>
        <p>{job.title}</p>
        <p className="small muted">{company.name}</p>
      </>
    ),
  },
  {
    header: 'Stage',
    onCard: 'labelled',
    cell: ({ status, ending }) => <ApplicationBadge status={status} ending={ending} viewer="recruiter" />,
  },
  {
    header: 'Time in stage',
    sorts: ['moved', 'waiting'],
    isFigure: true,
    onCard: 'labelled',
    cell: ({ statusChangedAt }) => (
      <>
        <p>{stayInWords(statusChangedAt, new Date())}</p>
        <p className="small muted">since {formatDay(statusChangedAt)}</p>
      </>
    ),
  },
  {
    header: 'Waiting on',
    onCard: 'labelled',
    cell: (application) => <WaitingOn application={application} />,
  },
];

/** Applications across all companies. */
export function AdminApplicationsTable(props: AdminApplicationsTableProps) {
  const { applications, sort, onSort, openId, onOpen } = props;
  const candidate: Column<AdminApplicationRow> = {
    header: 'Candidate',
    onCard: 'wide',
    cell: ({ id, candidate: { name }, job }) => (
      <RowTitle onOpen={() => onOpen(id)} label={`${name}, ${job.title}`}>
        {name}
      </RowTitle>
    ),
  };
  return (
    <DataTable
      caption="Applications"
      columns={[candidate, ...COLUMNS]}
      rows={applications}
      rowKey={({ id }) => id}
      isMarked={({ id }) => id === openId}
      order={{
        value: sort,
        isAscending: (value) => value === 'moved',
        onChange: (value) => onSort(value === 'waiting' ? 'waiting' : 'moved'),
      }}
      isTall
      narrow="cards"
    />
  );
}

export function WaitingOn({ application }: { application: AdminApplicationRow }) {
  const words = turnInWords(application, new Date());
  if (!words) return <span className="muted">Nobody</span>;
  return (
    <>
      <p>{words.who}</p>
      <p className="small muted">{words.what}</p>
      {words.due && (
        <p className={`small num ${application.turn?.isOverdue ? classes.late : 'muted'}`}>{words.due}</p>
      )}
    </>
  );
}
