import { notifications } from '@mantine/notifications';
import { ContestInput, contestNoShowAsRecruiter } from '#contract/interviews/contest.ts';
import { Decision, decideInterview, HOLD_DAYS } from '#contract/interviews/decide.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getPickTimes } from '#contract/interviews/pick-times.ts';
import {
  cancelRecruiterInterview,
  reportCandidateNoShow,
  requestSlots,
  SlotsRequestInput,
  WithdrawalInput,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import { CancellationInput } from '#contract/interviews/respond.ts';
import { getScorecards, NOTES_MAX, ScorecardInput, sendScorecard } from '#contract/interviews/scorecards.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { addDays } from '#contract/kit/days.ts';
import { INTERVIEW_OUTCOME_LABELS, INTERVIEW_OUTCOMES } from '#contract/labels/interviews.ts';
import { firstNameOf } from '#web/features/interviews/interview-words.ts';
import { NothingLeft, useNothingLeft } from '#web/features/interviews/nothing-left.tsx';
import { PickTimeForm } from '#web/features/interviews/pick-time-form.tsx';
import { RequestInterviewModal } from '#web/features/interviews/request/request-interview-modal.tsx';
import { RatingsField, ShareField, VerdictField } from '#web/features/interviews/scorecard-fields.tsx';
import { RejectOne } from '#web/features/profiles/stage-moves/reject-one.tsx';
import { change, useEndpoint } from '#web/lib/api/query.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { type FollowUp, HoldField, OutcomeDialog, useFollowUp } from './outcome-dialog.tsx';
import { RecruiterDetails } from './recruiter-details.tsx';
import type { RecruiterDialogKind } from './recruiter-dialog-kinds.ts';
import { NoShowDialog, TextDialog } from './text-dialog.tsx';

interface PickTimePanelProps {
  interview: RecruiterInterview;
  onNext: (kind: 'request-slots') => void;
  onClose: () => void;
}

/** Picks one of the times that a candidate offers, next to the interviewer's day. */
function PickTimePanel({ interview, onNext, onClose }: PickTimePanelProps) {
  const isOpen = TO_PICK_STATUSES.includes(interview.status);
  const times = useEndpoint(getPickTimes, { params: { id: interview.id } }, { enabled: isOpen });
  return (
    <SidePanel opened onClose={onClose} title={`Pick a time for ${interview.candidate.name}`} size={760}>
      {isOpen ? (
        <PickTimeForm
          key={interview.updatedAt}
          interview={interview}
          taken={times.data?.taken ?? []}
          isLoading={times.isPending}
          failure={times.data ? undefined : times.error?.message}
          onAskForOthers={() => onNext('request-slots')}
          onPicked={onClose}
        />
      ) : (
        <p>There is nothing to pick any more.</p>
      )}
    </SidePanel>
  );
}

const outcomes = INTERVIEW_OUTCOMES.map((value) => ({ value, label: INTERVIEW_OUTCOME_LABELS[value] }));

interface DecideDialogProps {
  interview: RecruiterInterview;
  onNext: (kind: FollowUp) => void;
  onClose: () => void;
}

/** Decides again about a candidate after the feedback: the hold is over, or the company changed its mind. */
function DecideDialog({ interview, onNext, onClose }: DecideDialogProps) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(Decision, decideInterview, {
    params: { id: interview.id },
    draftName: `decide:${interview.id}`,
    defaultValues: { holdUntil: addDays(dayOf(new Date()), HOLD_DAYS) },
    onSuccess: ({ outcome }) => {
      notifications.show({ message: decideInterview.message });
      follow(outcome);
    },
  });
  const follow = useFollowUp(interview, { onNext, onClose });
  return (
    <Dialog opened onClose={onClose} title={`Decide about ${interview.candidate.name}`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        {interview.feedback && <p className="muted">{interview.feedback}</p>}
        <SelectField control={form.control} name="outcome" label="Outcome" data={outcomes} data-autofocus />
        {form.watch('outcome') === 'HOLD' && <HoldField control={form.control} />}
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Save decision
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

interface ScorecardDialogProps {
  interview: RecruiterInterview;
  onClose: () => void;
}

/** The scorecard of another interviewer. A link to it may be older than the end of the interview. */
export function ScorecardDialog({ interview, onClose }: ScorecardDialogProps) {
  const isEnded = useNothingLeft(interview);
  const title = `Scorecard: ${interview.candidate.name}`;
  if (isEnded) return <NothingLeft title={title} interview={interview} onClose={onClose} />;
  return <ScorecardForm title={title} interview={interview} onClose={onClose} />;
}

function ScorecardForm({ title, interview, onClose }: ScorecardDialogProps & { title: string }) {
  const { id, candidate } = interview;
  const cards = useEndpoint(getScorecards, { params: { id } });
  const { form, draft, submit, failure, isPending } = useEndpointForm(ScorecardInput, sendScorecard, {
    params: { id },
    draftName: `scorecard:${id}`,
    defaultValues: { notes: '', ratings: [], isShared: false },
    onSuccess: () => {
      notifications.show({ message: sendScorecard.message });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={title} size={560}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        <VerdictField control={form.control} />
        <RatingsField control={form.control} criteria={cards.data?.criteria ?? []} />
        <TextareaField control={form.control} name="notes" label="Notes" limit={NOTES_MAX} />
        <ShareField control={form.control} name={firstNameOf(candidate)} />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Send scorecard
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

interface RecruiterDialogsProps {
  kind: RecruiterDialogKind;
  interview: RecruiterInterview;
  /** Goes on to another dialog about the same interview. */
  onNext: (kind: RecruiterDialogKind) => void;
  onClose: () => void;
}

type Subject = Pick<RecruiterInterview, 'id'>;

/** The confirmation texts of a recruiter's actions. */
const QUESTIONS = {
  withdraw: {
    title: 'Withdraw this request?',
    lead: (name: string) => `${name} is told, with your reason.`,
    label: 'Reason',
    required: 'Please provide a reason for withdrawing',
    submitLabel: 'Withdraw request',
    danger: true,
    send: ({ id }: Subject, reason: string) =>
      change(withdrawInterview, { params: { id }, body: { reason } }),
    maxLength: maxLengthOf(WithdrawalInput, 'reason'),
    done: withdrawInterview.message,
  },
  'request-slots': {
    title: 'Ask for other times',
    lead: (name: string) => `${name} gets a new deadline to offer other times. You can ask twice.`,
    label: 'What would suit you',
    required: 'Please say what would suit you.',
    submitLabel: 'Ask for other times',
    danger: false,
    send: ({ id }: Subject, message: string) => change(requestSlots, { params: { id }, body: { message } }),
    maxLength: maxLengthOf(SlotsRequestInput, 'message'),
    done: requestSlots.message,
  },
  cancel: {
    title: 'Cancel this interview?',
    lead: (name: string) => `${name} is told at once, with your reason.`,
    label: 'Reason',
    required: 'Please provide a reason for cancelling',
    submitLabel: 'Cancel interview',
    danger: true,
    send: ({ id }: Subject, reason: string) =>
      change(cancelRecruiterInterview, { params: { id }, body: { reason } }),
    maxLength: maxLengthOf(CancellationInput, 'reason'),
    done: cancelRecruiterInterview.message,
  },
  contest: {
    title: 'Contest the no-show',
    lead: (name: string) => `${name} reported that nobody came. An admin reads what you write and decides.`,
    label: 'What happened',
    required: 'Please say what happened.',
    submitLabel: 'Send to an admin',
    danger: false,
    send: ({ id }: Subject, reason: string) =>
      change(contestNoShowAsRecruiter, { params: { id }, body: { reason } }),
    maxLength: maxLengthOf(ContestInput, 'reason'),
    done: contestNoShowAsRecruiter.message,
  },
} as const;

/** The dialog over a recruiter's list, one at a time. */
export function RecruiterDialogs({ kind, interview, onNext, onClose }: RecruiterDialogsProps) {
  const { id, candidate } = interview;
  if (kind === 'details') return <RecruiterDetails interview={interview} onClose={onClose} />;
  if (kind === 'pick') return <PickTimePanel interview={interview} onNext={onNext} onClose={onClose} />;
  if (kind === 'outcome') return <OutcomeDialog interview={interview} onNext={onNext} onClose={onClose} />;
  if (kind === 'scorecard') return <ScorecardDialog interview={interview} onClose={onClose} />;
  if (kind === 'decide') return <DecideDialog interview={interview} onNext={onNext} onClose={onClose} />;
  if (kind === 'reject') {
    return <RejectOne applicationId={interview.applicationId} name={candidate.name} onClose={onClose} />;
  }
  if (kind === 'next-round') {
    return <RequestInterviewModal candidate={candidate} jobId={interview.job.id} opened onClose={onClose} />;
  }
  if (kind === 'no-show') {
    return (
      <NoShowDialog
        absent={candidate.name}
        onReport={() => change(reportCandidateNoShow, { params: { id } })}
        onClose={onClose}
      />
    );
  }
  const { lead, send, done, ...texts } = QUESTIONS[kind];
  return (
    <TextDialog
      {...texts}
      name={`${kind}:${id}`}
      lead={lead(candidate.name)}
      onClose={onClose}
      onSubmit={async (text) => {
        await send(interview, text);
        return done;
      }}
    />
  );
}
