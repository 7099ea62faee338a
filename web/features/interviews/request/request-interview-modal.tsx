import { getRequestStart } from '#contract/interviews/decide.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { RequestInterviewForm } from './request-interview-form.tsx';

interface RequestInterviewModalProps {
  candidate: { id: string; name: string };
  /** The preselected job, if known. */
  jobId?: string;
  opened: boolean;
  onClose: () => void;
}

/** Requests an interview with a candidate. */
export function RequestInterviewModal({ candidate, jobId, opened, onClose }: RequestInterviewModalProps) {
  const query = { jobId: jobId ?? '', candidateId: candidate.id };
  const start = useEndpoint(getRequestStart, { query }, { enabled: opened && Boolean(jobId), retry: false });
  const round = start.data?.interviewStage;
  // The draft depends on the round: the form opens once that is loaded or has failed.
  const isShown = opened && !start.isLoading;
  return (
    <Dialog
      opened={isShown}
      onClose={onClose}
      title={`Request an interview with ${candidate.name}`}
      size={560}
    >
      {isShown && (
        <RequestInterviewForm
          key={round}
          candidate={candidate}
          jobId={jobId}
          round={round}
          onSent={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
