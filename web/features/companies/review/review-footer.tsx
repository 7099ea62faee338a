import { Button } from '@mantine/core';
import { useState } from 'react';
import { movesOfAdmin } from '#contract/companies/approval.policy.ts';
import { type AdminRecruiter, SuspensionInput } from '#contract/companies/recruiter-review.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { IconCheck } from '#web/ui/icons/controls.ts';
import { ReasonForm } from './reason-form.tsx';
import { reviewWords } from './review-failure.ts';
import classes from './review-modal.module.css';
import { draftNames, useDecision } from './use-decision.ts';

const MOVES = { approve: 'APPROVE', reject: 'REJECT', suspend: 'SUSPEND', reinstate: 'REINSTATE' } as const;

type Step = 'choose' | 'approve' | 'reject' | 'suspend' | 'reinstate';

interface ReviewFooterProps {
  recruiter: AdminRecruiter;
  onDone: () => void;
}

/** The decisions that the status allows; each asks for confirmation in place. */
export function ReviewFooter({ recruiter, onDone }: ReviewFooterProps) {
  const [step, setStep] = useState<Step | 'back'>('choose');
  const decision = useDecision(recruiter.id, onDone);
  const { approving, rejecting, suspending, reinstating } = decision;
  const moves = movesOfAdmin(recruiter.approvalStatus);
  const back = () => setStep('back');
  const refused = [approving, rejecting, suspending, reinstating].find(({ error }) => error?.status === 409);
  // A colleague was faster: the open confirmation no longer applies.
  const isOver = step !== 'choose' && step !== 'back' && !moves.includes(MOVES[step]);
  if (moves.length === 0 && !refused) return null;
  return (
    <div className={classes.footer}>
      {step === 'approve' && moves.includes('APPROVE') && (
        <Question
          text="Are you sure you want to approve this recruiter?"
          submitLabel="Approve recruiter"
          onSubmit={decision.approve}
          onBack={back}
          isRunning={approving.isPending}
          error={
            approving.error ? wordsOf(approving.error, reviewWords('Failed to approve recruiter')) : undefined
          }
        />
      )}
      {step === 'reject' && moves.includes('REJECT') && (
        <ReasonForm
          draftName={draftNames(recruiter.id).reject}
          label="Reason for rejection"
          description={`${recruiter.firstName} will see this text and can correct the application and resubmit.`}
          submitLabel="Reject recruiter"
          onSubmit={decision.reject}
          onBack={back}
          isRunning={rejecting.isPending}
          error={
            rejecting.error ? wordsOf(rejecting.error, reviewWords('Failed to reject recruiter')) : undefined
          }
        />
      )}
      {step === 'suspend' && moves.includes('SUSPEND') && (
        <ReasonForm
          draftName={draftNames(recruiter.id).suspend}
          schema={SuspensionInput}
          label="Reason for suspension"
          description={`${recruiter.firstName} will see this text, and the company’s workspace closes at once.`}
          submitLabel="Suspend recruiter"
          onSubmit={decision.suspend}
          onBack={back}
          isRunning={suspending.isPending}
          error={
            suspending.error
              ? wordsOf(suspending.error, reviewWords('Failed to suspend recruiter'))
              : undefined
          }
        />
      )}
      {step === 'reinstate' && moves.includes('REINSTATE') && (
        <Question
          text="Are you sure you want to reinstate this recruiter?"
          submitLabel="Reinstate recruiter"
          onSubmit={decision.reinstate}
          onBack={back}
          isRunning={reinstating.isPending}
          error={
            reinstating.error
              ? wordsOf(reinstating.error, reviewWords('Failed to reinstate recruiter'))
              : undefined
          }
        />
      )}
      {isOver && refused && <FailureMessage>{refused.error?.message}</FailureMessage>}
      {(step === 'choose' || step === 'back' || isOver) && moves.length > 0 && (
        <Choices recruiter={recruiter} decision={decision} onChoose={setStep} refocus={step === 'back'} />
      )}
    </div>
  );
}

interface QuestionProps {
  text: string;
  submitLabel: string;
  onSubmit: () => void;
  onBack: () => void;
  isRunning: boolean;
  error: string | undefined;
}

/** Asks for confirmation of a decision without a reason. */
function Question({ text, submitLabel, onSubmit, onBack, isRunning, error }: QuestionProps) {
  return (
    <div className={classes.question}>
      {error && <FailureMessage>{error}</FailureMessage>}
      <p className="strong">{text}</p>
      <div className={classes.buttons}>
        <Button ref={focusOnMount} loading={isRunning} onClick={onSubmit}>
          {submitLabel}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}

interface ChoicesProps {
  recruiter: AdminRecruiter;
  decision: ReturnType<typeof useDecision>;
  onChoose: (step: Step) => void;
  /** After a cancelled confirmation the focus returns to its button instead of the top of the page. */
  refocus: boolean;
}

function Choices({ recruiter, decision, onChoose, refocus }: ChoicesProps) {
  const { starting, startReview } = decision;
  const ref = refocus ? focusOnMount : undefined;
  const moves = movesOfAdmin(recruiter.approvalStatus);
  if (moves.includes('SUSPEND')) {
    return (
      <div className={classes.buttons}>
        <Button ref={ref} variant="default" color="brick" onClick={() => onChoose('suspend')}>
          Suspend…
        </Button>
        <p className={classes.mailed}>{recruiter.firstName} is emailed.</p>
      </div>
    );
  }
  if (moves.includes('REINSTATE')) {
    return (
      <div className={classes.buttons}>
        <Button ref={ref} variant="default" onClick={() => onChoose('reinstate')}>
          Reinstate…
        </Button>
        <p className={classes.mailed}>{recruiter.firstName} is emailed.</p>
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button
        ref={ref}
        leftSection={<IconCheck size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => onChoose('approve')}
      >
        Approve recruiter
      </Button>
      <Button variant="default" color="brick" onClick={() => onChoose('reject')}>
        Reject…
      </Button>
      {moves.includes('START_REVIEW') && (
        <Button variant="subtle" loading={starting.isPending} onClick={startReview}>
          Take under review
        </Button>
      )}
      <p className={classes.mailed} role="status">
        {starting.error
          ? wordsOf(starting.error, reviewWords('Failed to process action. Please try again.'))
          : `${recruiter.firstName} is emailed either way.`}
      </p>
    </div>
  );
}

function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
