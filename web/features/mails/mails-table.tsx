import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAIL_KIND_LABELS } from '#contract/mail-kinds.ts';
import {
  adminSendMailAgain,
  MAIL_SENT_AGAIN,
  MAIL_STATUS_BADGES,
  type MailRow,
  type MailStatus,
} from '#contract/mails.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { NoRows } from '#web/ui/table/no-rows.tsx';
import classes from './mails-table.module.css';
import { WHEN } from './when.ts';

const NONE: Record<MailStatus, { title: string; text: string }> = {
  FAILED: {
    title: 'No mail has failed',
    text: 'Mails that could not be sent for 24 hours are listed here, to be sent again.',
  },
  WAITING: { title: 'No mail waits', text: 'Mails that are held back or tried again are listed here.' },
  SENT: { title: 'No mail was sent', text: 'Mails of the last 30 days are listed here.' },
};

interface NoMailsProps {
  status: MailStatus;
  isFiltered: boolean;
  onClear: () => void;
}

/** Shown instead of an empty list. */
export function NoMails({ status, ...filters }: NoMailsProps) {
  return (
    <NoRows title={filters.isFiltered ? 'No mails found' : NONE[status].title} {...filters}>
      {NONE[status].text}
    </NoRows>
  );
}

/** Sends a failed mail again; its row disappears, so the list gets the focus. */
export function useSendingAgain(listId: string) {
  return useEndpointMutation(adminSendMailAgain, {
    onSuccess() {
      notifications.show({ message: MAIL_SENT_AGAIN });
      focusLater(listId);
    },
    onError(error) {
      notifications.show({ message: error.message, color: 'brick' });
      focusLater(listId);
      // Another admin may have been first: then the screen is outdated.
      if (error.status === 409) void refresh(adminSendMailAgain);
    },
  });
}

interface MailsTableProps {
  status: MailStatus;
  mails: readonly MailRow[];
  onSendAgain: (mail: MailRow) => void;
  onOpen: (id: string) => void;
  openId: string | undefined;
  /** The mail that is being sent again. */
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

/** Mails with the same status. */
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
