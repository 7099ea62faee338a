import { getRequestStart } from '#contract/interviews/decide.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
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
  const query = { jobId: jobId ?? '', candidateId: candidate.id };
  const start = useEndpoint(getRequestStart, { query }, { enabled: opened && Boolean(jobId), retry: false });
  const round = start.data?.interviewStage;
  // Which draft is shown depends on the round: it opens once that is known, or cannot be.
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
