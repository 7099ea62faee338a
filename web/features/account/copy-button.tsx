import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconCopy } from '#web/ui/icons/acts.ts';
import { IconCheck } from '#web/ui/icons/controls.ts';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
}

/** Copies a text to the clipboard and confirms that for a moment. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // biome-ignore lint/suspicious/noConsole: a clipboard that refuses is only logged.
      (error: unknown) => console.warn('Could not copy', error),
    );
  }
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
