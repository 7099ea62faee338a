import { Button } from '@mantine/core';
import { saveFile } from '#web/lib/files/save-file.ts';
import { IconDownload } from '#web/ui/icons/acts.ts';
import { CopyButton } from '../copy-button.tsx';
import classes from './two-factor.module.css';

/** Shown this once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  function download(): void {
    const blob = new Blob([`Medallist recovery codes. Each works once.\n\n${text}\n`], {
      type: 'text/plain',
    });
    saveFile({ blob, name: '' }, 'medallist-recovery-codes.txt');
  }
  return (
    <>
      <div>
        <h3>Keep your recovery codes</h3>
        <p className="muted">
          Without your phone, one of these signs you in. Each works once. They are not shown again.
        </p>
      </div>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={text} label="Copy codes" />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          onClick={download}
        >
          Download
        </Button>
      </div>
      <Button onClick={onKept}>I have kept them</Button>
    </>
  );
}
