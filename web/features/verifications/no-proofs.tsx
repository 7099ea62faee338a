import { Button } from '@mantine/core';
import type { ReviewStatus } from '#contract/verifications/review.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

const SENTENCES: Record<ReviewStatus, string> = {
  PENDING: 'Documents that candidates send to prove a degree wait here.',
  VERIFIED: 'Degrees that were verified by a document are listed here.',
  REJECTED: 'Documents that did not prove a degree are listed here.',
};

interface NoProofsProps {
  status: ReviewStatus;
  page: number;
  onFirstPage: () => void;
}

/** A list without rows: there are none, or the page is one that decisions have emptied. */
export function NoProofs({ status, page, onFirstPage }: NoProofsProps) {
  if (page > 0) {
    return (
      <EmptyState
        title="There is nothing left on this page"
        action={
          <Button variant="default" onClick={onFirstPage}>
            Back to the first page
          </Button>
        }
      >
        The rest moved up.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={status === 'PENDING' ? 'Nothing to check' : 'None yet'}>
      {SENTENCES[status]}
    </EmptyState>
  );
}
