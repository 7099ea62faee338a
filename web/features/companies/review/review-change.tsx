import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  adminApproveIdentityChange,
  adminRejectIdentityChange,
  IDENTITY_APPROVED_MESSAGE,
  IDENTITY_REJECTED_MESSAGE,
} from '#contract/companies/identity.ts';
import type { IdentityChange } from '#contract/companies/profile.ts';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import { IDENTITY_FIELD_LABELS } from '#contract/labels/companies.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { forgetDraft } from '#web/lib/forms/saved-draft.ts';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ReasonForm } from './reason-form.tsx';
import classes from './review-change.module.css';
import { reviewWords } from './review-failure.ts';
import { sharedWords } from './review-words.ts';

const SETTLED = 'This change was replaced or settled in the meantime. You see how it stands now.';

/** The decision about one proposed change; if it is no longer pending, the lists are reloaded. */
function useIdentityDecision(id: string, changeId: string, onDone: () => void) {
  const draftName = `reject-change:${changeId}`;
  const options = (message: string) => ({
    onSuccess: () => {
      notifications.show({ message });
      forgetDraft(draftName);
      onDone();
    },
    onError: (error: ApiError) => {
      if (error.status !== 409) return;
      notifications.show({ message: SETTLED, color: 'amber' });
      void refresh(adminApproveIdentityChange);
    },
  });
  const approving = useEndpointMutation(adminApproveIdentityChange, options(IDENTITY_APPROVED_MESSAGE));
  const rejecting = useEndpointMutation(adminRejectIdentityChange, options(IDENTITY_REJECTED_MESSAGE));
  const params = { id, changeId };
  return {
    draftName,
    approving,
    rejecting,
    approve: () => approving.mutate({ params }),
    reject: (reason: string) => rejecting.mutate({ params, body: { reason } }),
  };
}

interface ReviewChangeProps {
  recruiter: AdminRecruiter;
  change: IdentityChange;
  /** Called after the decision, which removes this part. */
  onDone: () => void;
}

/** The proposed identity of an approved company next to the current one. */
export function ReviewChange({ recruiter, change, onDone }: ReviewChangeProps) {
  const { proposedAt, proposedBy, fields } = change;
  return (
    <section aria-labelledby="change-under-review">
      <div className={classes.heading}>
        <h3 id="change-under-review">Change of company details</h3>
        <StatusBadge family="warning">Under review</StatusBadge>
      </div>
      <p className="small muted">
        Asked for {proposedBy && `by ${proposedBy} `}on {formatDay(proposedAt)}, {formatTime(proposedAt)}.
        Candidates see the approved values until you decide.
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Approved</th>
            <th scope="col">Asked for</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{IDENTITY_FIELD_LABELS[field]}</th>
              <td>{from ?? <span className="faint">Not given</span>}</td>
              <td className="strong">{to ?? <span className="faint">Removed</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Claims claimedBy={recruiter.claimedBy} />
      <Decision key={change.id} recruiter={recruiter} changeId={change.id} onDone={onDone} />
    </section>
  );
}

function Claims({ claimedBy }: Pick<AdminRecruiter, 'claimedBy'>) {
  if (claimedBy.length === 0) {
    return <p className="small muted">No other company goes by any of it.</p>;
  }
  return (
    <Message family="warning" title="Other companies go by this already">
      <ul>
        {claimedBy.map(({ id, companyName, shares }) => (
          <li key={id}>
            {companyName}: same {sharedWords(shares)}
          </li>
        ))}
      </ul>
    </Message>
  );
}

interface DecisionProps extends Omit<ReviewChangeProps, 'change'> {
  changeId: string;
}

function Decision({ recruiter, changeId, onDone }: DecisionProps) {
  const [step, setStep] = useState<'choose' | 'back' | 'approve' | 'reject'>('choose');
  const { draftName, approving, rejecting, approve, reject } = useIdentityDecision(
    recruiter.id,
    changeId,
    onDone,
  );
  const back = () => setStep('back');
  if (step === 'reject') {
    return (
      <div className={classes.reject}>
        <ReasonForm
          draftName={draftName}
          label="Reason for rejection"
          description="Those in charge of the company will see this text."
          submitLabel="Reject change"
          onSubmit={reject}
          onBack={back}
          isRunning={rejecting.isPending}
          error={
            rejecting.error ? wordsOf(rejecting.error, reviewWords('Failed to reject change')) : undefined
          }
        />
      </div>
    );
  }
  if (step === 'approve') {
    return (
      <div className={classes.question}>
        {approving.error && (
          <FailureMessage>{wordsOf(approving.error, reviewWords('Failed to approve change'))}</FailureMessage>
        )}
        <p className="strong">Show candidates what is asked for from now on?</p>
        <div className={classes.buttons}>
          <Button ref={focusOnMount} loading={approving.isPending} onClick={approve}>
            Approve change
          </Button>
          <Button variant="subtle" onClick={back}>
            Back
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button ref={step === 'back' ? focusOnMount : undefined} onClick={() => setStep('approve')}>
        Approve change
      </Button>
      <Button variant="default" color="brick" onClick={() => setStep('reject')}>
        Reject change…
      </Button>
    </div>
  );
}

function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
