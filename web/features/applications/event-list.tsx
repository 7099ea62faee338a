import { formatDateTime } from '#web/lib/format/dates.ts';

interface Happened {
  id: string;
  at: string;
  actorName: string | null;
  reason: string | null;
}

interface EventListProps<Event extends Happened> {
  className: string | undefined;
  events: readonly Event[];
  wordsOf: (event: Event) => string;
}

/** The events of an application, the latest first. */
export function EventList<Event extends Happened>({ className, events, wordsOf }: EventListProps<Event>) {
  return (
    <ol className={className}>
      {events.toReversed().map((event) => (
        <li key={event.id}>
          <p>
            <span className="strong">{wordsOf(event)}</span>
            {event.actorName && <span className="muted"> by {event.actorName}</span>}
          </p>
          {event.reason && <p className="muted">{event.reason}</p>}
          <p className="meta faint num">{formatDateTime(event.at)}</p>
        </li>
      ))}
    </ol>
  );
}
