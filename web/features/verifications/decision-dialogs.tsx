import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import {
  adminDecideVerification,
  DECISION_REASON_MAX,
  DEGREE_VERIFIED,
  Decision,
  type DegreeReview,
  PROOF_REJECTED,
} from '#contract/verifications/review.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** After a decision about one document: shows a message, and reloads the lists if a colleague decided first. */
const following = (onDone: () => void) => ({
  onSuccess: ({ status }: DegreeReview) => {
    notifications.show({ message: status === 'VERIFIED' ? DEGREE_VERIFIED : PROOF_REJECTED });
    onDone();
  },
  onError: (error: ApiError) => {
    if (error.status === 409) void refresh(adminDecideVerification);
  },
});

interface DecisionDialogProps {
  proof: DegreeReview;
  /** Says who else has it open. */
  above: ReactNode;
  onClose: () => void;
}

function degreeOf({ degree }: DegreeReview): string {
  return `${degree.educationDegree}, ${degree.universityName}, ${degree.endYear}`;
}

export function ApproveDialog({ proof, above, onClose }: DecisionDialogProps) {
  const decision = useEndpointMutation(adminDecideVerification, following(onClose));
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => decision.mutate({ params: { id: proof.id }, body: { action: 'APPROVE' } })}
      title={`Verify the degree of ${proof.candidate.name}?`}
      confirmLabel="Verify degree"
      loading={decision.isPending}
      error={decision.error?.message}
    >
      {above}
      <p>{degreeOf(proof)}. Recruiters then see the medal.</p>
    </ConfirmModal>
  );
}

export function RejectDialog({ proof, above, onClose }: DecisionDialogProps) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(Decision, adminDecideVerification, {
    params: { id: proof.id },
    draftName: `reject-degree:${proof.id}`,
    defaultValues: { action: 'REJECT', reason: '' },
    ...following(onClose),
  });
  return (
    <Dialog opened onClose={onClose} title={`Reject the document of ${proof.candidate.name}`}>
      <form noValidate onSubmit={submit}>
        <div style={{ display: 'grid', gap: 14 }}>
          <FormFailure error={failure} />
          {above}
          <p>{degreeOf(proof)}</p>
          <DraftNotice draft={draft} />
          <TextareaField
            control={form.control}
            name="reason"
            label="What is wrong with the document?"
            description="The candidate reads this text and can send another document."
            limit={DECISION_REASON_MAX}
            data-autofocus
          />
        </div>
        <SubmitFooter isSending={isPending} danger onCancel={onClose}>
          Reject document
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
