import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { mayApply, RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { loginPath } from '#web/lib/guard.ts';
import classes from './apply-box.module.css';
import { ApplySheet } from './apply-sheet.tsx';

type ApplyBoxProps = Pick<PublicJob, 'id' | 'myApplication'>;

/** The way from a public job to an application, for whoever reads it. */
export function ApplyBox({ id, myApplication }: ApplyBoxProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) {
    return (
      <div className={classes.box}>
        <Button component={Link} to={loginPath(pathname)} size="lg">
          Sign in to apply
        </Button>
        <p className="small muted">
          New here? <Link to="/candidate/signup">Apply to join</Link>, it is free for candidates.
        </p>
      </div>
    );
  }
  if (user.userType !== 'JOBSEEKER') {
    return <p className="small muted">Only candidates can apply. You are signed in as {user.email}.</p>;
  }
  return <Apply id={id} myApplication={myApplication} />;
}

function Apply({ id, myApplication }: ApplyBoxProps) {
  const apply = useEndpointMutation(applyToJob, {});
  const [isOpen, setOpen] = useState(false);
  const sent = useRef<HTMLDivElement>(null);
  const requestId = myApplication?.requestId;
  const hasApplied = apply.isSuccess || !mayApply(myApplication, new Date());
  useEffect(() => {
    if (apply.isSuccess) sent.current?.focus();
  }, [apply.isSuccess]);
  if (hasApplied) {
    return (
      <div ref={sent} tabIndex={-1} className={classes.box}>
        <p className={classes.sent}>
          <span className="strong">You have applied</span>
          <ApplicationBadge
            status={myApplication?.status ?? 'NEW'}
            ending={myApplication?.ending ?? null}
            viewer="candidate"
          />
        </p>
        <p className="small muted">
          <Link to="/applications">See your applications</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={classes.box}>
      {myApplication && RUNNING_STATUSES.includes(myApplication.status) && (
        <p className="small muted">You were invited to this job.</p>
      )}
      {requestId && (
        <Button component={Link} to={`/interview-requests/pending?request=${requestId}&act=accept`} size="lg">
          Answer the request
        </Button>
      )}
      <Button size="lg" variant={requestId ? 'default' : 'filled'} onClick={() => setOpen(true)}>
        Apply
      </Button>
      <p className="small muted">Your profile, contact details and resume go to the company.</p>
      <ApplySheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        onSend={() => apply.mutate({ params: { id }, body: {} })}
        isSending={apply.isPending}
        error={apply.error?.message}
      />
    </div>
  );
}
