import { ActionIcon, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { IconCopy } from '#web/ui/icons/acts.ts';

interface CopyableTextProps {
  text: string;
  /** Its name, for the accessible name of the button: "meeting link". */
  what: string;
  children?: ReactNode;
}

/** A text with a button that copies it. */
export function CopyableText({ text, what, children }: CopyableTextProps) {
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => notifications.show({ message: 'Copied to clipboard!' }),
      // biome-ignore lint/suspicious/noConsole: a clipboard that refuses is only logged.
      (error: unknown) => console.warn('Could not copy', error),
    );
  }
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, maxWidth: '100%' }}>
      <span style={{ overflowWrap: 'anywhere' }}>{children ?? text}</span>
      <Tooltip label={`Copy ${what}`}>
        <ActionIcon size="sm" aria-label={`Copy ${what}`} onClick={copy}>
          <IconCopy size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
