import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { exportProfile } from '#contract/candidates/complete.ts';
import { callFile } from '#web/lib/api/api.ts';
import { type FailureWords, wordsOf } from '#web/lib/api/failure-words.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { IconDownload } from '#web/ui/icons/acts.ts';

const FAILED = 'Profile export failed';

export const EXPORT_FAILURE: FailureWords = { NETWORK_ERROR: FAILED, otherwise: FAILED };

interface ExportMenuProps {
  /** The error message; undefined once another try starts. */
  onFailure: (message: string | undefined) => void;
}

export function ExportMenu({ onFailure }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  async function save(format: 'pdf' | 'json') {
    setBusy(true);
    onFailure(undefined);
    try {
      saveFile(await callFile(exportProfile, { query: { format } }), `profile.${format}`);
    } catch (error) {
      onFailure(wordsOf(error, EXPORT_FAILURE));
    }
    setBusy(false);
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('pdf')}>PDF, two pages at most</Menu.Item>
        <Menu.Item onClick={() => void save('json')}>JSON, everything you saved</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
