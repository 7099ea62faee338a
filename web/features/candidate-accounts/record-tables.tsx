import { type ReactNode, useState } from 'react';
import {
  adminGetCandidateRecords,
  type CandidateRecords,
  RECORDS_SHOWN,
} from '#contract/candidate-account.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { interviewStatusBadge } from '#contract/labels/interviews.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDateTime, formatDay } from '#web/lib/format/dates.ts';
import { formatBytes } from '#web/lib/format/units.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { FileDialog } from './file-dialog.tsx';

type Application = CandidateRecords['applications'][number];
type Interview = CandidateRecords['interviews'][number];
type StoredFile = CandidateRecords['files'][number];
type Session = CandidateRecords['sessions'][number];
type Entry = CandidateRecords['audit'][number];

/** Admins see an interview on the page of its application. */
const applicationPath = (id: string) => `/admin/applications?application=${id}`;

const APPLICATIONS: readonly Column<Application>[] = [
  { header: 'Job', cell: ({ id, jobTitle }) => <RowTitle to={applicationPath(id)}>{jobTitle}</RowTitle> },
  { header: 'Company', cell: ({ companyName }) => companyName },
  {
    header: 'Status',
    cell: ({ status }) => {
      const { label, family } = applicationStatusBadge(status, 'recruiter');
      return <StatusBadge family={family}>{label}</StatusBadge>;
    },
  },
  { header: 'Since', isFigure: true, cell: ({ statusChangedAt }) => formatDay(statusChangedAt) },
];

const INTERVIEWS: readonly Column<Interview>[] = [
  {
    header: 'Job',
    cell: ({ applicationId, jobTitle }) => (
      <RowTitle to={applicationPath(applicationId)}>{jobTitle}</RowTitle>
    ),
  },
  { header: 'Company', cell: ({ companyName }) => companyName },
  {
    header: 'Status',
    cell: ({ status }) => {
      const { label, family } = interviewStatusBadge(status, 'candidate');
      return <StatusBadge family={family}>{label}</StatusBadge>;
    },
  },
  {
    header: 'Starts',
    isFigure: true,
    cell: ({ startsAt }) => (startsAt ? formatDateTime(startsAt) : 'N/A'),
  },
];

const FILES: readonly Column<StoredFile>[] = [
  {
    header: 'Kind',
    cell: ({ purpose }) => purpose.charAt(0) + purpose.slice(1).toLowerCase().replaceAll('_', ' '),
  },
  { header: 'Size', align: 'end', isFigure: true, cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  { header: 'Uploaded', isFigure: true, cell: ({ createdAt }) => formatDay(createdAt) },
];

const SESSIONS: readonly Column<Session>[] = [
  { header: 'Device', cell: ({ userAgent }) => userAgent ?? 'N/A' },
  { header: 'Address', isFigure: true, cell: ({ ip }) => ip ?? 'N/A' },
  { header: 'Last used', isFigure: true, cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt) },
  {
    header: 'State',
    cell: ({ isOpen }) => (
      <StatusBadge family={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Ended'}</StatusBadge>
    ),
  },
];

const AUDIT: readonly Column<Entry>[] = [
  {
    header: 'What',
    cell: ({ summary, reason }) => (
      <>
        <p>{summary}</p>
        {reason && <p className="small muted">{reason}</p>}
      </>
    ),
  },
  { header: 'Who', cell: ({ byName }) => byName ?? 'Medallist' },
  { header: 'When', isFigure: true, cell: ({ at }) => formatDateTime(at) },
];

export const RECORD_TABS = ['applications', 'interviews', 'files', 'sessions', 'audit'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];
export const RECORD_LABELS: Readonly<Record<RecordTab, string>> = {
  applications: 'Applications',
  interviews: 'Interviews',
  files: 'Files',
  sessions: 'Sessions',
  audit: 'Audit trail',
};

function table<Row extends { id: string }>(tab: RecordTab, columns: readonly Column<Row>[], rows: Row[]) {
  return (
    <DataTable
      caption={RECORD_LABELS[tab]}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      narrow="scroll"
      minWidth={640}
    />
  );
}

function FilesTable({ files }: { files: StoredFile[] }) {
  const [shown, setShown] = useState<StoredFile | null>(null);
  const name: Column<StoredFile> = {
    header: 'Name',
    cell: (file) => (
      <RowTitle label={`View ${file.name}`} onOpen={() => setShown(file)}>
        {file.name}
      </RowTitle>
    ),
  };
  return (
    <>
      {table('files', [name, ...FILES], files)}
      {shown && <FileDialog file={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const TABLES: Record<RecordTab, (records: CandidateRecords) => ReactNode> = {
  applications: ({ applications }) => table('applications', APPLICATIONS, applications),
  interviews: ({ interviews }) => table('interviews', INTERVIEWS, interviews),
  files: ({ files }) => <FilesTable files={files} />,
  sessions: ({ sessions }) => table('sessions', SESSIONS, sessions),
  audit: ({ audit }) => table('audit', AUDIT, audit),
};

/** The candidate's records in other parts of the product, newest first. */
export function CandidateRecordTable({ id, tab }: { id: string; tab: RecordTab }) {
  const records = useEndpoint(adminGetCandidateRecords, { params: { id } });
  if (records.error) {
    return <LoadFailure reading={records} />;
  }
  if (!records.data) return <LoadingRows count={5} />;
  const { length } = records.data[tab];
  return (
    <Card title={RECORD_LABELS[tab]} flush>
      {length === 0 ? (
        <EmptyState title="Nothing here">What happens from now on is listed here.</EmptyState>
      ) : (
        TABLES[tab](records.data)
      )}
      {length === RECORDS_SHOWN && <p className="small muted">The newest {RECORDS_SHOWN} are shown.</p>}
    </Card>
  );
}
