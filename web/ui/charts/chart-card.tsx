import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { IconDownload } from '#web/ui/icons/acts.ts';
import classes from './chart-card.module.css';

interface ChartCardProps {
  title: string;
  /** Saves the figures as a file. */
  onDownload: () => Promise<void>;
  /** The chart, which shows nothing that the table does not. */
  children?: ReactNode;
  table: ReactNode;
}

/** A chart with the table of its figures, which can be downloaded. */
export function ChartCard({ title, onDownload, children, table }: ChartCardProps) {
  const download = useMutation<void, ApiError>({ mutationFn: onDownload });
  return (
    <Card
      title={title}
      action={
        <Button
          variant="link"
          size="xs"
          aria-label={`CSV of ${title}`}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          CSV
        </Button>
      }
    >
      <div className={classes.stack}>
        {download.error && <FailureMessage>{download.error.message}</FailureMessage>}
        {children}
        {children ? <Disclosure summary="Figures as a table">{table}</Disclosure> : table}
      </div>
    </Card>
  );
}
