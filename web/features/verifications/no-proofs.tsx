import type { ReviewStatus } from '#contract/verifications/review.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

const SENTENCES: Record<ReviewStatus, string> = {
  PENDING: 'Documents that candidates send to prove a degree wait here.',
  VERIFIED: 'Degrees that were verified by a document are listed here.',
  REJECTED: 'Documents that did not prove a degree are listed here.',
};

/** A list without rows. */
export function NoProofs({ status }: { status: ReviewStatus }) {
  return (
    <EmptyState title={status === 'PENDING' ? 'Nothing to check' : 'None yet'}>
      {SENTENCES[status]}
    </EmptyState>
  );
}
