import { Button } from '@mantine/core';
import { Card } from '#web/ui/display/card.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { IconDownload } from '#web/ui/icons/acts.ts';
import classes from './closing.module.css';
import { useDataExport } from './use-data-export.ts';

export function ExportCard() {
  const download = useDataExport();
  return (
    <Card title="Your data">
      <div className={classes.stack}>
        {download.fault && <FailureMessage>{download.fault}</FailureMessage>}
        <p className="muted">Everything we hold of you, as one JSON file.</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          loading={download.isBusy}
          onClick={download.start}
        >
          Download my data
        </Button>
      </div>
    </Card>
  );
}
