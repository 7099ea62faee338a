import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DialogFooter } from './dialog.tsx';
import { useOverlay } from './use-overlay.ts';

interface ConfirmModalProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question. */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action destroys something: the button is red. */
  danger?: boolean;
  loading?: boolean;
  /** The error of the last try. */
  error?: ReactNode;
}

/** Asks for confirmation before an action. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { opened, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const overlay = useOverlay(opened, onClose);
  return (
    <Modal {...overlay} title={title} size={440} centered>
      <div style={{ display: 'grid', gap: 14 }}>
        {props.error && <FailureMessage>{props.error}</FailureMessage>}
        {children}
      </div>
      <DialogFooter>
        <Button
          color={props.danger ? 'brick' : undefined}
          loading={props.loading ?? false}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {cancelLabel}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
