import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFooter } from './dialog.tsx';

interface SubmitFooterProps {
  /** The label of the submit button. */
  children: ReactNode;
  isSending: boolean;
  disabled?: boolean;
  /** The action destroys something: the button is red. */
  danger?: boolean;
  onCancel: () => void;
  cancelLabel?: string;
}

/** The footer of a form in a dialog: submit and cancel. */
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
