import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FormEvent } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { DECLINED_TEXT, respondToInterview } from '#contract/interviews/respond.ts';
import { DECLINE_REASONS } from '#contract/lists/reasons.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { isReason, NO_REASON, Reason, ReasonChoice, reasonText } from '#web/ui/fields/reason-choice.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

/** Declines with a reason, which is all that the company sees. */
export function DeclineDialog({
  interview,
  onClose,
}: {
  interview: CandidateInterview;
  onClose: () => void;
}) {
  const draft = useSavedDraft({ name: `decline:${interview.id}`, schema: Reason, initial: NO_REASON });
  const reason = draft.value;
  const declineReason = reasonText(reason);
  const respond = useEndpointMutation(respondToInterview, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: DECLINED_TEXT });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    respond.mutate({ body: { interviewId: interview.id, status: 'DECLINED', declineReason } });
  }

  const { company, jobRole } = interview;
  return (
    <Dialog opened onClose={onClose} title={`Decline ${jobRole.title}`}>
      <form noValidate onSubmit={submit}>
        {respond.isError && (
          <Failure title="Failed to submit response. Please try again.">{respond.error.message}</Failure>
        )}
        <p className="muted" style={{ marginBottom: 16 }}>
          {company.name} sees only the reason. Declining does not hide you from other companies.
        </p>
        <DraftNotice draft={draft} />
        <ReasonChoice
          label="Why do you decline?"
          reasons={DECLINE_REASONS}
          value={reason}
          onChange={draft.set}
        />
        <DialogFooter>
          <Button
            type="submit"
            variant="default"
            color="brick"
            disabled={!isReason(declineReason)}
            loading={respond.isPending}
          >
            Decline request
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Keep it
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
