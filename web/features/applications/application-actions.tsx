import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Application } from '#contract/applications/application.ts';
import {
  rejectApplication,
  setApplicationStatus,
  shortlistApplication,
} from '#contract/applications/recruiter-applications.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft } from '#web/lib/forms/kept-draft.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import classes from './application-details.module.css';
import { nameOf } from './application-text.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** The stages this application may move to by hand. */
export function ApplicationActions({ application }: { application: Application }) {
  const [isRejecting, setRejecting] = useState(false);
  const params = { id: application.id };
  const draftName = `reject-application:${application.id}`;
  const told = (message: string) => ({
    onSuccess: () => {
      notifications.show({ message });
      forgetDraft(draftName);
      setRejecting(false);
    },
  });
  const shortlist = useEndpointMutation(shortlistApplication, told('Candidate shortlisted'));
  const reject = useEndpointMutation(rejectApplication, told('Candidate rejected'));
  const move = useEndpointMutation(setApplicationStatus, told('Application updated'));
  const targets = application.nextStatuses;
  if (targets.length === 0) return null;
  const error = shortlist.error ?? move.error;
  return (
    <div className={classes.actions}>
      {error && <FailureMessage>{error.message}</FailureMessage>}
      <div className={classes.buttons}>
        {targets.includes('SHORTLISTED') && (
          <Button loading={shortlist.isPending} onClick={() => shortlist.mutate({ params, body: {} })}>
            Shortlist
          </Button>
        )}
        {targets.includes('REVIEWED') && (
          <Button
            variant="default"
            loading={move.isPending}
            onClick={() => move.mutate({ params, body: { status: 'REVIEWED' } })}
          >
            Move to {applicationStatusBadge('REVIEWED', 'recruiter').label.toLowerCase()}
          </Button>
        )}
        {targets.includes('REJECTED') && (
          <Button variant="default" c="var(--m-danger-fg)" onClick={() => setRejecting(true)}>
            Reject
          </Button>
        )}
      </div>
      {isRejecting && (
        <RejectDialog
          draftName={draftName}
          names={nameOf(application.candidate)}
          onClose={() => setRejecting(false)}
          onReject={(reason) => reject.mutate({ params, body: { reason } })}
          isRunning={reject.isPending}
          error={reject.error?.message}
        />
      )}
    </div>
  );
}
