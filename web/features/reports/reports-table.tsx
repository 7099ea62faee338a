import {
  type AdminReport,
  REPORT_CAUSE_LABELS,
  REPORT_KIND_LABELS,
  REPORT_OUTCOME_BADGES,
} from '#contract/reports.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface ReportsTableProps {
  reports: readonly AdminReport[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function ReportsTable({ reports, openId, onOpen }: ReportsTableProps) {
  const columns: readonly Column<AdminReport>[] = [
    {
      header: 'Reported',
      onCard: 'wide',
      cell: ({ id, title, kind }) => (
        <>
          <RowTitle label={`Open ${title}`} onOpen={() => onOpen(id)}>
            {title}
          </RowTitle>
          <p className="small muted">{REPORT_KIND_LABELS[kind]}</p>
        </>
      ),
    },
    { header: 'What is wrong', onCard: 'labelled', cell: ({ cause }) => REPORT_CAUSE_LABELS[cause] },
    { header: 'By', onCard: 'labelled', cell: ({ reporter }) => reporter.name },
    { header: 'On', isFigure: true, onCard: 'labelled', cell: ({ createdAt }) => formatDay(createdAt) },
    { header: 'Outcome', onCard: 'labelled', cell: (report) => <Outcome report={report} /> },
  ];
  return (
    <DataTable
      caption="Reports"
      columns={columns}
      rows={reports}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
      isMarked={({ id }) => id === openId}
    />
  );
}

function Outcome({ report: { outcome, decidedBy } }: { report: AdminReport }) {
  if (!outcome) return <StatusBadge family="warning">To decide</StatusBadge>;
  const { label, family } = REPORT_OUTCOME_BADGES[outcome];
  return (
    <>
      <StatusBadge family={family}>{label}</StatusBadge>
      {decidedBy && <p className="small muted">by {decidedBy}</p>}
    </>
  );
}
