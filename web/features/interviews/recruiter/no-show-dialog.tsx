import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { messageOf } from '#web/lib/api/api-error.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

interface NoShowDialogProps {
  /** Who did not come. */
  absent: string;
  /** Over when the screen shows it. */
  onReport: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a no-show is reported: the other side is told and may contest it. */
export function NoShowDialog({ absent, onReport, onClose }: NoShowDialogProps) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function report() {
    setError(undefined);
    setSending(true);
    try {
      await onReport();
      notifications.show({ message: 'No-show reported.' });
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setSending(false);
    }
  }
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => void report()}
      title="Report a no-show?"
      confirmLabel="Report no-show"
      danger
      loading={isSending}
      error={error}
    >
      <p>{absent} did not come to this interview. They are told and can contest it within 48 hours.</p>
    </ConfirmModal>
  );
}
