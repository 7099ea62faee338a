import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditRow } from '#contract/audit.ts';
import { actionInWords, wordsOfName } from '#contract/labels/audit.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './audit.module.css';

/** The admin screen of a person; undefined for user types without one. */
function personLink({ id, userType, name }: { id: string; userType: string | null; name: string | null }) {
  if (userType === 'JOBSEEKER') return `/admin/candidates/${id}`;
  if (userType === 'RECRUITER' && name) return `/admin/recruiters?${new URLSearchParams({ search: name })}`;
  return undefined;
}

/** The screen of an entry's object. */
export function subjectLink({ subject, company }: Pick<AuditRow, 'subject' | 'company'>): string | undefined {
  const { kind, id, name } = subject;
  if (kind === 'setting') return '/admin/settings';
  if (kind === 'mail') return '/admin/mail';
  if (!id) return undefined;
  if (subject.userType) return personLink({ ...subject, id });
  if (kind === 'job') return `/admin/jobs?${new URLSearchParams({ job: id })}`;
  const firm = kind === 'company' ? name : kind === 'company_document' ? company?.name : undefined;
  return firm ? `/admin/recruiters?${new URLSearchParams({ search: firm })}` : undefined;
}

export function actorLink({ actor }: Pick<AuditRow, 'actor'>): string | undefined {
  return actor ? personLink(actor) : undefined;
}

function Named({ name, to }: { name: string; to: string | undefined }) {
  return to ? (
    <Link to={to} className="inline-link">
      {name}
    </Link>
  ) : (
    name
  );
}

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    header: 'When',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ at }) => (
      <>
        <p>{formatDay(at)}</p>
        <p className="small muted">{formatTime(at)}</p>
      </>
    ),
  },
  {
    header: 'Who',
    onCard: 'labelled',
    className: classes.name,
    cell: (row) =>
      row.actor ? (
        <>
          <p>
            <Named name={row.actor.name} to={actorLink(row)} />
          </p>
          <p className="small muted">
            <MailAddress address={row.actor.email} />
          </p>
        </>
      ) : (
        <span className="muted">The system</span>
      ),
  },
  {
    header: 'What',
    onCard: 'wide',
    className: classes.what,
    cell: ({ summary, action }) => (
      <>
        <p className="strong">{summary}</p>
        <p className="small muted">{actionInWords(action)}</p>
      </>
    ),
  },
  {
    header: 'About',
    onCard: 'labelled',
    className: classes.name,
    cell: (row) => (
      <>
        <p>
          <Named name={row.subject.name ?? wordsOfName(row.subject.kind)} to={subjectLink(row)} />
        </p>
        {row.company && row.company.name !== row.subject.name && (
          <p className="small muted">{row.company.name}</p>
        )}
      </>
    ),
  },
  {
    header: 'Where',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ ip }) => ip ?? <span className="faint">Unknown</span>,
  },
];

interface AuditTableProps {
  entries: readonly AuditRow[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The entries, newest first. */
export function AuditTable({ entries, openId, onOpen }: AuditTableProps) {
  const open: Column<AuditRow> = {
    header: 'Details',
    hidesHeader: true,
    align: 'end',
    onCard: 'wide',
    cell: ({ id, summary }) => (
      <Button size="xs" variant="default" aria-label={`Details: ${summary}`} onClick={() => onOpen(id)}>
        Details
      </Button>
    ),
  };
  return (
    <DataTable
      caption="Audit"
      columns={[...COLUMNS, open]}
      rows={entries}
      rowKey={({ id }) => id}
      isMarked={({ id }) => id === openId}
      isTall
      narrow="cards"
    />
  );
}
