import { Button } from '@mantine/core';
import { WAITLIST_LABELS, type WaitlistEntry } from '#contract/waitlist-entries.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface WaitlistTableProps {
  entries: readonly WaitlistEntry[];
  onInvite: (entry: WaitlistEntry) => void;
  /** Who is being invited. */
  busyId: string | undefined;
}

const COLUMNS: readonly Column<WaitlistEntry>[] = [
  {
    header: 'Who',
    onCard: 'wide',
    cell: ({ name, email, phone }) => (
      <>
        <p className="strong">{name}</p>
        <p className="small muted">
          <MailAddress address={email} />
        </p>
        <p className="small muted num">{formatPhone(phone)}</p>
      </>
    ),
  },
  { header: 'List', onCard: 'labelled', cell: ({ list }) => WAITLIST_LABELS[list] },
  {
    header: 'From',
    onCard: 'wide',
    cell: ({ college, experience, company }) => (
      <>
        <p>{company ?? college}</p>
        {experience && <p className="small muted">{experience}</p>}
      </>
    ),
  },
  { header: 'Joined', isFigure: true, onCard: 'labelled', cell: ({ createdAt }) => formatDay(createdAt) },
];

/** Who waits to be let in. */
export function WaitlistTable({ entries, onInvite, busyId }: WaitlistTableProps) {
  const invited: Column<WaitlistEntry> = {
    header: 'Invited',
    isFigure: true,
    onCard: 'labelled',
    cell: (entry) => <Invited entry={entry} busyId={busyId} onInvite={onInvite} />,
  };
  return (
    <DataTable
      caption="Waitlist"
      columns={[...COLUMNS, invited]}
      rows={entries}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
    />
  );
}

function Invited({
  entry,
  busyId,
  onInvite,
}: Pick<WaitlistTableProps, 'busyId' | 'onInvite'> & { entry: WaitlistEntry }) {
  if (entry.invitedAt) return formatDay(entry.invitedAt);
  if (entry.hasAccount) return <span className="muted">Has an account</span>;
  return (
    <Button
      size="xs"
      variant="default"
      loading={busyId === entry.id}
      aria-label={`Invite ${entry.name}`}
      onClick={() => onInvite(entry)}
    >
      Invite
    </Button>
  );
}
