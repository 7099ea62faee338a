import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { isWaiting } from '#contract/companies/approval.policy.ts';
import { cancelApplication } from '#contract/companies/approval.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { Message } from '#web/ui/display/message.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './application-state.module.css';
import { stepOfReason } from './step-of-reason.ts';
import type { Onboarding } from './use-onboarding.ts';

/** Above the steps: why the application came back, or that it is being read. */
export function ApplicationState({ status }: { status: Onboarding['status'] }) {
  if (isWaiting(status.approvalStatus)) return <BeingRead />;
  if (status.approvalStatus !== 'REJECTED') return null;
  return (
    <Message family="danger" title="Application Rejected">
      <ul className={classes.reasons}>
        {status.rejectionReasons.map((reason) => (
          <li key={reason}>
            <Link to={`?step=${stepOfReason(reason)}`}>{reason}</Link>
          </li>
        ))}
      </ul>
      <p>Please update your application and resubmit it.</p>
    </Message>
  );
}

function BeingRead() {
  const [isAsking, setAsking] = useState(false);
  const cancel = useEndpointMutation(cancelApplication, {
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Message
        family="info"
        title="Your application is being reviewed"
        action={
          <div className={classes.buttons}>
            <Button size="xs" component={Link} to="/recruiter/pending-approval" variant="default">
              Back to the status
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(true)}>
              Cancel submission
            </Button>
          </div>
        }
      >
        You can still correct the details; the reviewer sees the change.
      </Message>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({})}
        title="Cancel the submission?"
        confirmLabel="Cancel submission"
        cancelLabel="Keep it"
        danger
        loading={cancel.isPending}
        error={cancel.error?.message}
      >
        <p>What you entered stays. Nobody reviews it until you submit again.</p>
      </ConfirmModal>
    </>
  );
}
