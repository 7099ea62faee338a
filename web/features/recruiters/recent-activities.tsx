import type { ActionPriority, RecentActivity } from '#contract/recruiters/dashboard.ts';
import { formatRelative } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import classes from './dashboard.module.css';

const DOTS: Record<ActionPriority, string> = { HIGH: 'danger', MEDIUM: 'warning', LOW: 'neutral' };
const WORDS: Record<ActionPriority, string> = {
  HIGH: 'High priority',
  MEDIUM: 'Medium priority',
  LOW: 'Low priority',
};

/** What happened last in the company. */
export function RecentActivities({ activities }: { activities: readonly RecentActivity[] }) {
  return (
    <Card title="Recent Activities" flush>
      {activities.length === 0 ? (
        <p className={`${classes.row} muted`}>No recent activities</p>
      ) : (
        <ul>
          {activities.map((activity) => (
            <li key={activity.id} className={classes.row}>
              <span
                className={classes.dot}
                role="img"
                aria-label={WORDS[activity.priority]}
                style={{ background: `var(--m-${DOTS[activity.priority]}-dot)` }}
              />
              <p className={classes.text}>{activity.message}</p>
              <time className="small faint" dateTime={activity.timestamp}>
                {formatRelative(activity.timestamp)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
