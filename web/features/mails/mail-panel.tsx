import { Button, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { MAIL_KIND_LABELS } from '#contract/mail-kinds.ts';
import { adminGetMail, MAIL_STATUS_BADGES, type MailText } from '#contract/mails.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DocumentFrame } from '#web/ui/files/document-frame.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './mails-table.module.css';
import { WHEN } from './when.ts';

interface MailPanelProps {
  /** The panel is closed without an id. */
  mailId: string | undefined;
  onClose: () => void;
  /** Filters by this recipient. */
  onRecipient: (address: string) => void;
}

/** One mail beside the list, with its content. */
export function MailPanel({ mailId, onClose, onRecipient }: MailPanelProps) {
  const isOpen = mailId !== undefined;
  const mail = useEndpoint(adminGetMail, { params: { id: mailId ?? '' } }, { enabled: isOpen });
  const { data, error } = mail;
  return (
    <SidePanel opened={isOpen} onClose={onClose} title={data?.subject ?? 'Mail'} size={680}>
      <LoadFailure reading={mail} />
      {!error && !data && <LoadingText lines={8} />}
      {data && !error && <Reading mail={data} onRecipient={onRecipient} />}
    </SidePanel>
  );
}

const VIEWS = [
  { value: 'html', label: 'As it looks' },
  { value: 'text', label: 'As text' },
];

function Reading({ mail, onRecipient }: { mail: MailText; onRecipient: (address: string) => void }) {
  const [view, setView] = useState('html');
  const { subject, text, html, hasCalendar } = mail;
  const shown = useMemo(() => ({ kind: 'html', html }) as const, [html]);
  return (
    <>
      <Facts mail={mail} />
      <SegmentedControl aria-label="How it is shown" data={VIEWS} value={view} onChange={setView} mt={20} />
      {view === 'html' ? (
        <DocumentFrame name={subject} shown={shown} />
      ) : (
        <pre className={classes.text}>{text}</pre>
      )}
      <p className="small muted">
        Codes, passwords and what opens a link are covered: they are the reader’s alone.
        {hasCalendar && ' A calendar file came with it.'}
      </p>
      <DialogFooter>
        <Button variant="default" onClick={() => onRecipient(mail.to)}>
          All to this address
        </Button>
      </DialogFooter>
    </>
  );
}

function Facts({ mail: { to, kind, status, at, createdAt, tries, lastError } }: { mail: MailText }) {
  return (
    <DescriptionList
      termWidth={96}
      items={[
        ['To', to],
        ['Kind', MAIL_KIND_LABELS[kind]],
        ['Status', MAIL_STATUS_BADGES[status].label],
        ['Written', formatDateTime(createdAt)],
        [WHEN[status], formatDateTime(at)],
        ['Tries', formatNumber(tries)],
        ['Last error', lastError],
      ]}
    />
  );
}
