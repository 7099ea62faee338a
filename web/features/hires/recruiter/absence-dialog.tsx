import { notifications } from '@mantine/notifications';
import { reportAbsence } from '#contract/hires/recruiter-hires.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

interface AbsenceDialogProps {
  applicationId: string;
  name: string;
  onClose: () => void;
}

/** Reports that somebody did not join. */
export function AbsenceDialog({ applicationId, name, onClose }: AbsenceDialogProps) {
  const report = useEndpointMutation(reportAbsence, {
    onSuccess: () => {
      notifications.show({ message: reportAbsence.message });
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => report.mutate({ params: { id: applicationId } })}
      title={`Report that ${name} did not join?`}
      confirmLabel="Report as not joined"
      danger
      loading={report.isPending}
      error={report.error?.message}
    >
      <p>
        {name} can dispute it within seven days. After that the application is over, and nothing is charged
        for it.
      </p>
    </ConfirmModal>
  );
}
