import type { ReactNode } from 'react';
import { REASON_MAX, type RecruiterRow } from '#contract/companies/recruiter-review.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { DECISION_WORDS } from './review-failure.ts';
import { draftNames, useDecision } from './use-decision.ts';

const Reason = texts('reason');

interface DecisionDialogProps {
  recruiter: RecruiterRow;
  /** Says who else has it open. */
  above: ReactNode;
  onClose: () => void;
}

/** Asks before a recruiter is approved from the list. */
export function ApproveDialog({ recruiter, above, onClose }: DecisionDialogProps) {
  const { approve, approving } = useDecision(recruiter.id, onClose);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={approve}
      title="Are you sure you want to approve this recruiter?"
      confirmLabel="Approve"
      loading={approving.isPending}
      error={approving.error && wordsOf(approving.error, DECISION_WORDS)}
    >
      {above}
      <p>
        {fullName(recruiter)}
        {recruiter.companyName && ` of ${recruiter.companyName}`} can then create jobs and view candidates.
      </p>
    </ConfirmModal>
  );
}

/** Asks for the reason of a rejection from the list; an empty reason cancels. */
export function RejectDialog({ recruiter, above, onClose }: DecisionDialogProps) {
  const { reject, rejecting } = useDecision(recruiter.id, onClose);
  const { reject: name } = draftNames(recruiter.id);
  const draft = useSavedDraft({ name, schema: Reason, initial: { reason: '' } });
  const { reason } = draft.value;
  function submit() {
    if (reason.trim() === '') onClose();
    else reject(reason);
  }
  return (
    <Dialog opened onClose={onClose} title={`Reject ${fullName(recruiter)}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div style={{ display: 'grid', gap: 14 }}>
          {above}
          {rejecting.error && <FailureMessage>{wordsOf(rejecting.error, DECISION_WORDS)}</FailureMessage>}
          <DraftNotice draft={draft} />
          <CountedTextarea
            limit={REASON_MAX}
            label="Please provide a rejection reason:"
            description={`${recruiter.firstName} will see this text and can correct the application and resubmit. Left empty, nothing happens.`}
            value={reason}
            onChange={(event) => draft.set({ reason: event.currentTarget.value })}
            data-autofocus
          />
        </div>
        <SubmitFooter
          isSending={rejecting.isPending}
          disabled={lengthFault(reason, REASON_MAX) !== null}
          danger
          onCancel={onClose}
        >
          Reject recruiter
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
