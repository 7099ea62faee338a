import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { RequestInterviewForm } from './request-interview-form.tsx';

interface RequestInterviewModalProps {
  candidate: { id: string; name: string };
  /** The job to ask for, when it is known already. */
  jobId?: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks a candidate for an interview. */
export function RequestInterviewModal({ candidate, jobId, opened, onClose }: RequestInterviewModalProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Request an interview with ${candidate.name}`}
      size={560}
    >
      {opened && (
        <RequestInterviewForm candidate={candidate} jobId={jobId} onSent={onClose} onCancel={onClose} />
      )}
    </Dialog>
  );
}
