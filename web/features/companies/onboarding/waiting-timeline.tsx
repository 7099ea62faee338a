import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import { IconCheck } from '#web/ui/icons/controls.ts';
import classes from './waiting-timeline.module.css';

/** Shown for a moment when the approval arrives. */
export function ApprovedMoment() {
  return (
    <div className={classes.moment} role="status">
      <div className={classes.art} aria-hidden="true">
        <Rosette className={classes.rosette ?? ''} />
        <span className={classes.medal}>
          <Medal size={34} label="" />
        </span>
      </div>
      <h1>Your company is approved</h1>
      <p className="muted">The workspace is open.</p>
      <Button component={Link} to="/recruiter/dashboard" replace>
        Go to the dashboard
      </Button>
    </div>
  );
}

interface WaitingTimelineProps {
  submittedAt: string | null;
  /** An admin has opened it. */
  isUnderReview: boolean;
}

/** The progress of a submitted application. */
export function WaitingTimeline({ submittedAt, isUnderReview }: WaitingTimelineProps) {
  return (
    <ol className={classes.line}>
      <li>
        <span className={classes.done}>
          <IconCheck size={12} stroke={2.4} aria-hidden="true" />
        </span>
        <p className="strong">Application Submitted</p>
        <p className="small muted num">{submittedAt ? formatDateTime(submittedAt) : 'Just now'}</p>
      </li>
      <li aria-current="step">
        <span className={classes.now} />
        <p className="strong">Under Review</p>
        <p className="small muted">
          {isUnderReview ? 'An admin is reading it now.' : 'A person reads your details and documents.'}
        </p>
      </li>
      <li>
        <span className={classes.next} />
        <p className="strong">Decision Notification</p>
        <p className="small muted">You get an email within 2-3 business days.</p>
      </li>
    </ol>
  );
}
