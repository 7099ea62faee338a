import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ContestInput, contestNoShowAsCandidate } from '#contract/interviews/contest.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import {
  CompletionInput,
  cancelInterview,
  completeInterview,
  reportRecruiterNoShow,
} from '#contract/interviews/respond.ts';
import { CANCEL_REASONS, CancelReason } from '#contract/lists/reasons.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { InterviewDetails } from '#web/features/interviews/interview-details.tsx';
import { NothingLeft, useNothingLeft } from '#web/features/interviews/nothing-left.tsx';
import { NoShowDialog, TextDialog } from '#web/features/interviews/recruiter/text-dialog.tsx';
import { change, useEndpointMutation } from '#web/lib/api/query.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { focusReason, NO_REASON, Reason, ReasonChoice, reasonText } from '#web/ui/fields/reason-choice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { WhileAllowed } from './while-allowed.tsx';

/** Cancels an accepted or booked interview, which cannot be undone. */
function CancelDialog({ interview, onClose }: { interview: CandidateInterview; onClose: () => void }) {
  const draft = useSavedDraft({ name: `cancel:${interview.id}`, schema: Reason, initial: NO_REASON });
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
        <DraftNotice draft={draft} />
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

export type DialogKind =
  | 'details'
  | 'accept'
  | 'decline'
  | 'reschedule'
  | 'cancel'
  | 'prepare'
  | 'feedback'
  | 'no-show'
  | 'contest';

interface InterviewDialogsProps {
  kind: DialogKind;
  interview: CandidateInterview;
  onOpen: (kind: DialogKind) => void;
  onClose: () => void;
  /** At the bottom of the details. */
  actions: ReactNode;
}

/** The dialog over a candidate's list, one at a time. */
export function InterviewDialogs({ kind, interview, onOpen, onClose, actions }: InterviewDialogsProps) {
  const { id } = interview;
  const common = { interview, onClose };
  switch (kind) {
    case 'details':
      return <InterviewDetails {...common} actions={actions} />;
    case 'accept':
      return <AcceptDialog {...common} onDeclineInstead={() => onOpen('decline')} />;
    case 'decline':
      return (
        <WhileAllowed move="DECLINE" {...common}>
          <DeclineDialog {...common} />
        </WhileAllowed>
      );
    case 'reschedule':
      return (
        <WhileAllowed move="RESCHEDULE" {...common}>
          <RescheduleDialog {...common} />
        </WhileAllowed>
      );
    case 'cancel':
      return (
        <WhileAllowed move="CANCEL" {...common}>
          <CancelDialog {...common} />
        </WhileAllowed>
      );
    case 'prepare':
      return <PrepareDialog {...common} />;
    case 'feedback':
      return <FeedbackDialog {...common} />;
    case 'no-show':
      return (
        <NoShowDialog
          absent={interview.company.name}
          onReport={() => change(reportRecruiterNoShow, { params: { id } })}
          onClose={onClose}
        />
      );
    case 'contest':
      return <ContestDialog {...common} />;
  }
}

function FeedbackDialog({ interview, onClose }: { interview: CandidateInterview; onClose: () => void }) {
  const isEnded = useNothingLeft(interview);
  const title = 'How did it go?';
  if (isEnded) return <NothingLeft title={title} interview={interview} onClose={onClose} />;
  return (
    <TextDialog
      name={`feedback:${interview.id}`}
      title={title}
      lead={`${interview.jobRole.title}, ${interview.company.name}. This marks the interview as completed. Only you read what you write, here and in your export: ${interview.company.name} does not see it.`}
      label="Your feedback"
      required="Please enter your feedback."
      submitLabel="Send feedback"
      maxLength={maxLengthOf(CompletionInput, 'feedback')}
      onClose={onClose}
      onSubmit={async (feedback) => {
        await change(completeInterview, { params: { id: interview.id }, body: { feedback } });
        return completeInterview.message;
      }}
    />
  );
}

function ContestDialog({ interview, onClose }: { interview: CandidateInterview; onClose: () => void }) {
  return (
    <TextDialog
      name={`contest:${interview.id}`}
      title="Contest the no-show"
      lead={`${interview.company.name} reported that you did not come. An admin reads what you write and decides.`}
      label="What happened"
      required="Please say what happened."
      submitLabel="Send to an admin"
      maxLength={maxLengthOf(ContestInput, 'reason')}
      onClose={onClose}
      onSubmit={async (reason) => {
        await change(contestNoShowAsCandidate, { params: { id: interview.id }, body: { reason } });
        return contestNoShowAsCandidate.message;
      }}
    />
  );
}
