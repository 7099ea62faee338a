import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { mayApply, RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { loginPath } from '#web/lib/guard.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { useActAddress } from '#web/ui/overlays/use-act-address.ts';
import classes from './apply-box.module.css';
import { applyButtonId, forgetNote, UNDO_BAR_ID } from './apply-note.ts';

const ApplySheet = lazyDialog(async () => (await import('./apply-sheet.tsx')).ApplySheet);

type ApplyBoxProps = Pick<PublicJob, 'id' | 'myApplication'>;

/** The apply button of a public job; visitors get links to sign in and to sign up. */
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
  return <Apply key={id} id={id} myApplication={myApplication} />;
}

function Apply({ id, myApplication }: ApplyBoxProps) {
  const { isOpen, open, close } = useActAddress('apply');
  const apply = useEndpointMutation(applyToJob, {
    async onSuccess() {
      forgetNote(id);
      // Closed before the refresh unmounts the sheet: a later step back would pull the user
      // back from the next page.
      close();
      await refresh(applyToJob);
      focusLater(UNDO_BAR_ID);
    },
  });
  const canApply = mayApply(myApplication, new Date());
  useFocusBack(isOpen && canApply, id);
  if (!canApply && myApplication) return <Applied application={myApplication} />;
  const requestId = myApplication?.requestId;
  return (
    <div className={classes.box}>
      {myApplication && <Standing application={myApplication} />}
      <div className={classes.ways}>
        {requestId && (
          <Button
            component={Link}
            to={`/interview-requests/pending?request=${requestId}&act=accept`}
            size="lg"
          >
            Answer the request
          </Button>
        )}
        <Button
          id={applyButtonId(id)}
          size="lg"
          variant={requestId ? 'default' : 'filled'}
          onClick={open}
          loading={apply.isPending}
        >
          {myApplication?.ending ? 'Apply again' : 'Apply'}
        </Button>
      </div>
      <p className="small muted">Your profile, contact details and resume go to the company.</p>
      <ApplySheet
        jobId={id}
        opened={isOpen}
        onClose={close}
        onSend={(body) => apply.mutate({ params: { id }, body })}
        isSending={apply.isPending}
        error={apply.error}
      />
    </div>
  );
}

type Own = NonNullable<ApplyBoxProps['myApplication']>;

function Applied({ application }: { application: Own }) {
  return (
    <div className={classes.box}>
      <p className={classes.sent}>
        <span className="strong">{application.hasApplied ? 'You have applied' : 'You were asked'}</span>
        <ApplicationBadge {...application} viewer="candidate" />
      </p>
      <p className="small muted">
        <Link to="/applications">See your applications</Link>
      </p>
    </div>
  );
}

/** The earlier state: an invitation that is still open, or the outcome of the last application. */
function Standing({ application }: { application: Own }) {
  if (RUNNING_STATUSES.includes(application.status)) {
    return <p className="small muted">You were invited to this job.</p>;
  }
  return (
    <p className={classes.sent}>
      <span className="small muted">Last time</span>
      <ApplicationBadge {...application} viewer="candidate" />
    </p>
  );
}

/** When the sheet is closed by Esc, Back or a button, its opener gets the focus, also after a reload. */
function useFocusBack(isOpen: boolean, id: string): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusLater(applyButtonId(id));
    wasOpen.current = isOpen;
  }, [isOpen, id]);
}
