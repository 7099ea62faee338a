import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import {
  type AdminApplicationRow,
  type AdminApplicationSort,
  adminFindCompanies,
} from '#contract/applications/admin-applications.ts';
import type { TurnAct } from '#contract/applications/thread.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { dueInWords } from '#web/lib/format/spans.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './admin-applications.module.css';
import { ApplicationBadge } from './application-badge.tsx';

const PAUSE_MS = 200;

interface CompanyFilterProps {
  value: string | undefined;
  onChange: (companyId: string | undefined) => void;
  className?: string | undefined;
}

/** Filters by one company, searched by name. */
export function CompanyFilter({ value, onChange, className }: CompanyFilterProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, PAUSE_MS);
  const chosen = useEndpoint(adminFindCompanies, { query: { id: value } }, { enabled: value !== undefined });
  const found = useEndpoint(adminFindCompanies, { query: { search } }, { keepPrevious: true });
  const known = value === undefined ? [] : (chosen.data ?? []);
  const others = (found.data ?? []).filter(({ id }) => id !== value);
  return (
    <Select
      className={className}
      aria-label="Company"
      placeholder="All companies"
      clearable
      searchable
      nothingFoundMessage="No company has this name"
      value={value ?? null}
      data={[...known, ...others].map(({ id, name }) => ({ value: id, label: name }))}
      // The server filters; its results must not be filtered again here.
      filter={({ options }) => options}
      onSearchChange={setText}
      onChange={(companyId) => onChange(companyId ?? undefined)}
    />
  );
}

const ACTS: Readonly<Record<TurnAct, string>> = {
  REPLY: 'Reply to the request',
  PICK_TIME: 'Pick a time',
  GIVE_FEEDBACK: 'Say how it went',
  REVIEW: 'First look',
  DECIDE: 'Decide the next step',
  ANSWER_OFFER: 'Answer the offer',
};

interface TurnWords {
  who: string;
  what: string;
  /** Empty without a deadline. */
  due: string;
}

/** Whose turn it is, the next act and its deadline; null if it is nobody's turn. */
export function turnInWords(
  { turn, candidate, company }: Pick<AdminApplicationRow, 'turn' | 'candidate' | 'company'>,
  now: Date,
): TurnWords | null {
  if (!turn) return null;
  const who = turn.holder === 'CANDIDATE' ? candidate.name : company.name;
  return { who, what: ACTS[turn.act], due: turn.dueAt ? dueInWords(turn.dueAt, now) : '' };
}

const HOUR = 3_600_000;

/** `Under an hour`, `30 hours`, `12 days` */
export function stayInWords(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR);
  if (hours < 1) return 'Under an hour';
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}

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

/** Applications of all companies. */
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
