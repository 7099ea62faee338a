import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useOverlay } from './use-overlay.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels. 480 fits one column of fields. */
  size?: number;
  children: ReactNode;
}

/** A modal dialog with a serif title; full-screen on a phone. The focus is moved in and returned. */
export function Dialog({ opened, onClose, title, size = 480, children }: DialogProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const overlay = useOverlay(opened, onClose);
  return (
    <Modal {...overlay} title={title} size={size} centered fullScreen={isPhone ?? false}>
      {children}
    </Modal>
  );
}

/** The buttons of a dialog, primary first; sticky when the dialog is long. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}

/** The footer of a dialog without a form. */
export function CloseFooter({ onClose }: { onClose: () => void }) {
  return (
    <DialogFooter>
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </DialogFooter>
  );
}
