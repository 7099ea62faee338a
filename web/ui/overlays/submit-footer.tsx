import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFooter } from './dialog.tsx';

interface SubmitFooterProps {
  /** What the press does. */
  children: ReactNode;
  isSending: boolean;
  disabled?: boolean;
  /** It destroys something: the button is red. */
  danger?: boolean;
  onCancel: () => void;
  cancelLabel?: string;
}

/** The foot of a form in a dialog: the button that sends it, and the one that does not. */
export function SubmitFooter({
  children,
  isSending,
  disabled = false,
  danger = false,
  ...rest
}: SubmitFooterProps) {
  return (
    <DialogFooter>
      <Button type="submit" color={danger ? 'brick' : undefined} loading={isSending} disabled={disabled}>
        {children}
      </Button>
      <Button variant="subtle" onClick={rest.onCancel}>
        {rest.cancelLabel ?? 'Cancel'}
      </Button>
    </DialogFooter>
  );
}
