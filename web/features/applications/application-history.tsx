import type { Application } from '#contract/applications/application.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { formatDateTime } from '#web/lib/format.ts';
import classes from './application-details.module.css';

/** What happened to an application, latest first. */
export function ApplicationHistory({ history }: { history: Application['history'] }) {
  return (
    <ol className={classes.history}>
      {history.toReversed().map(({ id, toStatus, reason, actorName, at }) => (
        <li key={id}>
          <p>
            <span className="strong">{applicationStatusBadge(toStatus, 'recruiter').label}</span>
            {actorName && <span className="muted"> by {actorName}</span>}
          </p>
          {reason && <p className="muted">{reason}</p>}
          <p className="meta faint num">{formatDateTime(at)}</p>
        </li>
      ))}
    </ol>
  );
}
