import { Link } from 'react-router';
import type { ActivityItem } from '#contract/dashboards/activity.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import classes from './activity-card.module.css';
import { ActivityIcon } from './activity-icon.tsx';

/** Recent activity, the newest first. */
export function ActivityCard({ activity, now }: { activity: readonly ActivityItem[]; now: Date }) {
  const all = activity.length > 0 && <Link to="/activity">View all</Link>;
  return (
    <Card title="Recent activity" action={all} flush>
      {activity.length === 0 ? (
        <EmptyState title="Nothing yet">Requests, views and your own changes will be listed here.</EmptyState>
      ) : (
        <ol className={classes.list}>
          {activity.map((item) => (
            <ActivityRow key={item.id} item={item} now={now} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function ActivityRow({ item, now }: { item: ActivityItem; now: Date }) {
  const { kind, title, detail, link, at, isWholeDay } = item;
  const when = formatRelative(at, now);
  return (
    <li className={classes.item}>
      <span className={classes.icon}>
        <ActivityIcon kind={kind} />
      </span>
      <p>
        {link ? (
          <Link to={link} className={classes.link}>
            {title}
          </Link>
        ) : (
          title
        )}
        {detail && (
          <span className={`muted small ${classes.detail}`} title={detail}>
            {detail}
          </span>
        )}
      </p>
      <time dateTime={at} className={`meta faint ${classes.time}`}>
        {isWholeDay && /now|ago/.test(when) ? 'Today' : when}
      </time>
    </li>
  );
}
