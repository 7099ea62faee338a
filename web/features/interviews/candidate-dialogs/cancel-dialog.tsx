import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { cancelInterview } from '#contract/interviews/respond.ts';
import { CANCEL_REASONS, CancelReason } from '#contract/lists/reasons.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useKeptDraft } from '#web/lib/forms/kept-draft.ts';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { focusReason, NO_REASON, Reason, ReasonChoice, reasonText } from '#web/ui/fields/reason-choice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** Cancels an accepted or booked interview for good. */
export function CancelDialog({ interview, onClose }: { interview: CandidateInterview; onClose: () => void }) {
  const draft = useKeptDraft({ name: `cancel:${interview.id}`, schema: Reason, initial: NO_REASON });
  const reason = draft.value;
  const [fault, setFault] = useState<string | null>(null);
  const cancel = useEndpointMutation(cancelInterview, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: cancelInterview.message });
      onClose();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = CancelReason.safeParse(reasonText(reason));
    setFault(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    if (!checked.success) return focusReason(event.currentTarget);
    cancel.mutate({ params: { id: interview.id }, body: { reason: checked.data } });
  }

  const { company, jobRole } = interview;
  return (
    <Dialog opened onClose={onClose} title="Cancel this interview?">
      <form noValidate onSubmit={submit}>
        {cancel.isError && (
          <Failure title="Failed to cancel interview. Please try again.">{cancel.error.message}</Failure>
        )}
        <p className="muted" style={{ marginBottom: 16 }}>
          {jobRole.title}, {company.name}. The company is told at once, with your reason.
        </p>
        <KeptLine draft={draft} />
        <ReasonChoice
          label="Why do you cancel?"
          reasons={CANCEL_REASONS}
          value={reason}
          onChange={draft.set}
          error={fault}
        />
        <SubmitFooter isSending={cancel.isPending} danger onCancel={onClose} cancelLabel="Keep interview">
          Cancel interview
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
