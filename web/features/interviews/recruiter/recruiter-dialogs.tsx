import { ContestInput, contestNoShowAsRecruiter } from '#contract/interviews/contest.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import {
  cancelRecruiterInterview,
  reportCandidateNoShow,
  requestSlots,
  SlotsRequestInput,
  WithdrawalInput,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import { CancellationInput } from '#contract/interviews/respond.ts';
import { DecideDialog } from '#web/features/interviews/decisions/decide-dialog.tsx';
import { PickTimePanel } from '#web/features/interviews/pick/pick-time-panel.tsx';
import { RequestInterviewModal } from '#web/features/interviews/request/request-interview-modal.tsx';
import { ScorecardDialog } from '#web/features/interviews/scorecards/scorecard-dialog.tsx';
import { RejectOne } from '#web/features/profiles/stage-moves/reject-one.tsx';
import { change } from '#web/lib/api/query.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { NoShowDialog } from './no-show-dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { RecruiterDetails } from './recruiter-details.tsx';
import type { RecruiterDialogKind } from './recruiter-dialog-kinds.ts';
import { TextDialog } from './text-dialog.tsx';

interface RecruiterDialogsProps {
  kind: RecruiterDialogKind;
  interview: RecruiterInterview;
  /** Goes on to another dialog about the same interview. */
  onNext: (kind: RecruiterDialogKind) => void;
  onClose: () => void;
}

type Subject = Pick<RecruiterInterview, 'id'>;

/** What a recruiter asks in words before something is sent. */
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

/** Whatever stands over a recruiter's list: one at a time. */
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
