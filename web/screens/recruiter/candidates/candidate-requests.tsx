import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { fullName } from '#web/features/profiles/candidate-summary.tsx';
import { canBeAsked } from '#web/features/search/results/application-note.tsx';
import { late } from '#web/ui/late/late.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

const RequestInterviewModal = late(
  async () =>
    (await import('#web/features/interviews/request/request-interview-modal.tsx')).RequestInterviewModal,
);
const RequestSeveralModal = late(
  async () =>
    (await import('#web/features/interviews/request/request-several-modal.tsx')).RequestSeveralModal,
);

interface CandidateRequestsProps {
  /** Nobody: nothing is open. */
  asked: readonly CandidateCard[];
  jobId: string | null;
  onSent: (ids: string[]) => void;
  onClose: () => void;
}

/** Asks for an interview whoever can be asked: one person with every detail, several with one text. */
export function CandidateRequests({ asked, jobId, onSent, onClose }: CandidateRequestsProps) {
  const [first, ...others] = asked.filter(({ application }) => canBeAsked(application));
  if (asked.length === 0) return null;
  if (!first) {
    return (
      <ConfirmModal
        opened
        onClose={onClose}
        onConfirm={onClose}
        title="Everyone here has been asked already"
        confirmLabel="Close"
      >
        <p>An interview, an offer or a hire is under way with each of them.</p>
      </ConfirmModal>
    );
  }
  if (others.length === 0) {
    return (
      <RequestInterviewModal
        candidate={{ id: first.id, name: fullName(first) }}
        jobId={jobId ?? undefined}
        opened
        onClose={onClose}
      />
    );
  }
  const people = [first, ...others].map((one) => ({
    id: one.id,
    name: fullName(one),
    expectedSalary: one.expectedSalary,
  }));
  return <RequestSeveralModal people={people} jobId={jobId ?? undefined} onSent={onSent} onClose={onClose} />;
}
