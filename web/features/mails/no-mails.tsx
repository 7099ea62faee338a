import { Button } from '@mantine/core';
import type { MailStatus } from '#contract/mails.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

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

/** A list without rows. */
export function NoMails({ status, isFiltered, onClear }: NoMailsProps) {
  if (!isFiltered) return <EmptyState title={NONE[status].title}>{NONE[status].text}</EmptyState>;
  return (
    <EmptyState
      title="No mails found"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Nothing matches these filters.
    </EmptyState>
  );
}
