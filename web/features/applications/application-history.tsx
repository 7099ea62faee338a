import type { Application } from '#contract/applications/application.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import classes from './application-history.module.css';

type Event = Application['history'][number];

/** What happened to an application, latest first. */
export function ApplicationHistory({
  application,
}: {
  application: Pick<Application, 'ending' | 'history'>;
}) {
  const { ending, history } = application;
  const last = history.at(-1);
  // How it was left is known of the last time alone.
  const labelOf = (event: Event) =>
    event.toStatus === 'WITHDRAWN' && event !== last
      ? 'Ended'
      : applicationStatusBadge(event.toStatus, 'recruiter', event === last ? ending : null).label;
  return (
    <ol className={classes.history}>
      {history.toReversed().map((event) => (
        <li key={event.id}>
          <p>
            <span className="strong">{labelOf(event)}</span>
            {event.actorName && <span className="muted"> by {event.actorName}</span>}
          </p>
          {event.reason && <p className="muted">{event.reason}</p>}
          <p className="meta faint num">{formatDateTime(event.at)}</p>
        </li>
      ))}
    </ol>
  );
}
