import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  adminActivateCandidate,
  adminDeleteCandidate,
  adminSuspendCandidate,
  CANDIDATE_ACTIVATED,
  CANDIDATE_DELETED,
  CANDIDATE_SUSPENDED,
  DELETION_REASON,
  SUSPENSION_DAYS,
} from '#contract/candidate-account.ts';
import type { CandidateAccountRow } from '#contract/candidate-accounts.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft, texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** The name under which the reason is stored until the suspension. */
const draftNameOf = (id: string) => `suspend-candidate:${id}`;

/** The decisions about one candidate; each shows a message and reloads the lists. */
function useCandidateDecision(id: string, onDone: () => void) {
  const options = (message: string) => ({
    onSuccess: () => {
      notifications.show({ message });
      forgetDraft(draftNameOf(id));
      onDone();
    },
    // A colleague may have decided first: then the screen is outdated.
    onError: (error: ApiError) => void (error.status === 409 && refresh(adminSuspendCandidate)),
  });
  return {
    suspending: useEndpointMutation(adminSuspendCandidate, options(CANDIDATE_SUSPENDED)),
    activating: useEndpointMutation(adminActivateCandidate, options(CANDIDATE_ACTIVATED)),
    deleting: useEndpointMutation(adminDeleteCandidate, options(CANDIDATE_DELETED)),
  };
}

export type Decision = 'SUSPEND' | 'ACTIVATE' | 'DELETE';

interface DecisionDialogProps {
  candidate: Pick<CandidateAccountRow, 'id' | 'firstName' | 'lastName'>;
  onClose: () => void;
}

const Reason = texts('reason');
const REASON_MAX = 1000;

function SuspendDialog({ candidate, onClose }: DecisionDialogProps) {
  const { suspending } = useCandidateDecision(candidate.id, onClose);
  const draft = useSavedDraft({
    name: draftNameOf(candidate.id),
    schema: Reason,
    initial: { reason: '' },
  });
  const { reason } = draft.value;
  return (
    <Dialog opened onClose={onClose} title="Suspend Candidate" size={440}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          suspending.mutate({
            params: { id: candidate.id },
            body: { reason, durationDays: SUSPENSION_DAYS },
          });
        }}
      >
        <div style={{ display: 'grid', gap: 14 }}>
          {suspending.error && <FailureMessage>{suspending.error.message}</FailureMessage>}
          <DraftNotice draft={draft} />
          <p>
            {fullName(candidate)} is signed out everywhere, and open interviews are called off. Suspended for{' '}
            {SUSPENSION_DAYS} days.
          </p>
          <CountedTextarea
            limit={REASON_MAX}
            label="Enter reason for suspension:"
            description="The candidate reads it in a mail."
            value={reason}
            onChange={(event) => draft.set({ reason: event.currentTarget.value })}
            data-autofocus
          />
        </div>
        <SubmitFooter
          isSending={suspending.isPending}
          disabled={reason.trim() === '' || lengthFault(reason, REASON_MAX) !== null}
          danger
          onCancel={onClose}
        >
          Suspend
        </SubmitFooter>
      </form>
    </Dialog>
  );
}

function ActivateDialog({ candidate, onClose }: DecisionDialogProps) {
  const { activating } = useCandidateDecision(candidate.id, onClose);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => activating.mutate({ params: { id: candidate.id } })}
      title="End the suspension?"
      confirmLabel="Activate"
      loading={activating.isPending}
      error={activating.error?.message}
    >
      <p>{fullName(candidate)} can sign in again and is told by mail.</p>
    </ConfirmModal>
  );
}

const WORD = 'DELETE';

function DeleteDialog({ candidate, onClose }: DecisionDialogProps) {
  const { deleting } = useCandidateDecision(candidate.id, onClose);
  const [word, setWord] = useState('');
  const isSure = word.trim().toUpperCase() === WORD;
  return (
    <Dialog opened onClose={onClose} title={`Delete ${fullName(candidate)}?`} size={440}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          deleting.mutate({ params: { id: candidate.id }, query: { reason: DELETION_REASON } });
        }}
      >
        <div style={{ display: 'grid', gap: 14 }}>
          {deleting.error && <FailureMessage>{deleting.error.message}</FailureMessage>}
          <p>
            The account ends at once, open interviews are called off, and after 30 days the personal data is
            erased. The candidate is told by mail.
          </p>
          <TextInput
            label={`Type ${WORD} to confirm`}
            autoComplete="off"
            spellCheck={false}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
            data-autofocus
          />
        </div>
        <SubmitFooter isSending={deleting.isPending} disabled={!isSure} danger onCancel={onClose}>
          Delete
        </SubmitFooter>
      </form>
    </Dialog>
  );
}

const DIALOGS = { SUSPEND: SuspendDialog, ACTIVATE: ActivateDialog, DELETE: DeleteDialog };

/** Asks before an account is suspended, reinstated or deleted. */
export function DecisionDialog({ action, ...props }: DecisionDialogProps & { action: Decision }) {
  const Ask = DIALOGS[action];
  return <Ask {...props} />;
}
