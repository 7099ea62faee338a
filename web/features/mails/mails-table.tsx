import { Button } from '@mantine/core';
import { MAIL_KIND_LABELS } from '#contract/mail-kinds.ts';
import { MAIL_STATUS_BADGES, type MailRow, type MailStatus } from '#contract/mails.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './mails-table.module.css';
import { WHEN } from './when.ts';

interface MailsTableProps {
  status: MailStatus;
  mails: readonly MailRow[];
  onSendAgain: (mail: MailRow) => void;
  onOpen: (id: string) => void;
  openId: string | undefined;
  /** Which mail is being sent again. */
  busyId: string | undefined;
}

const KIND: Column<MailRow> = {
  header: 'Kind',
  onCard: 'labelled',
  cell: ({ kind }) => MAIL_KIND_LABELS[kind],
};
const STATUS: Column<MailRow> = {
  header: 'Status',
  onCard: 'wide',
  cell: ({ status }) => {
    const { label, family } = MAIL_STATUS_BADGES[status];
    return <StatusBadge family={family}>{label}</StatusBadge>;
  },
};
const TRIES: Column<MailRow> = {
  header: 'Tries',
  align: 'end',
  isFigure: true,
  onCard: 'labelled',
  cell: ({ tries }) => formatNumber(tries),
};
const ERROR: Column<MailRow> = {
  header: 'Last error',
  onCard: 'wide',
  className: classes.error,
  cell: ({ lastError }) => lastError ?? <span className="faint">None</span>,
};

/** Mails that stand alike. */
export function MailsTable({ status, mails, onSendAgain, busyId, onOpen, openId }: MailsTableProps) {
  const mail: Column<MailRow> = {
    header: 'Mail',
    onCard: 'wide',
    className: classes.mail,
    cell: ({ id, to, subject }) => (
      <>
        <p className="strong">{to}</p>
        <Button
          size="xs"
          variant="link"
          px={0}
          aria-label={`Read: ${subject}, to ${to}`}
          onClick={() => onOpen(id)}
        >
          <span className={classes.subject}>{subject}</span>
        </Button>
      </>
    ),
  };
  const when: Column<MailRow> = {
    header: WHEN[status],
    isFigure: true,
    onCard: 'labelled',
    cell: ({ at }) => (
      <>
        <p>{formatDay(at)}</p>
        <p className="small muted">{formatTime(at)}</p>
      </>
    ),
  };
  const again: Column<MailRow> = {
    header: 'Actions',
    align: 'end',
    onCard: 'wide',
    cell: (mail) => (
      <Button
        size="xs"
        variant="default"
        loading={busyId === mail.id}
        aria-label={`Send again: ${mail.subject}, to ${mail.to}`}
        onClick={() => onSendAgain(mail)}
      >
        Send again
      </Button>
    ),
  };
  const errors = status === 'SENT' ? [] : [ERROR];
  const actions = status === 'FAILED' ? [again] : [];
  return (
    <DataTable
      caption="Mails"
      columns={[mail, STATUS, KIND, when, TRIES, ...errors, ...actions]}
      rows={mails}
      rowKey={({ id }) => id}
      isTall
      isMarked={({ id }) => id === openId}
      narrow="cards"
    />
  );
}
