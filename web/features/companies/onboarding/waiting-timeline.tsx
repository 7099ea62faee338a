import { formatDateTime } from '#web/lib/format/dates.ts';
import { IconCheck } from '#web/ui/icons/controls.ts';
import classes from './waiting-timeline.module.css';

interface WaitingTimelineProps {
  submittedAt: string | null;
  /** An admin has opened it. */
  isUnderReview: boolean;
}

/** Where a submitted application is on its way. */
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
