import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ActionPriority } from '#contract/dashboards/pending-action.ts';
import type { RecentActivity } from '#contract/dashboards/recruiter-dashboard.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from './dashboard.module.css';

const DOTS: Record<ActionPriority, string> = { HIGH: 'warning', MEDIUM: 'info', LOW: 'neutral' };
const WORDS: Record<ActionPriority, string> = {
  HIGH: 'High priority',
  MEDIUM: 'Medium priority',
  LOW: 'Low priority',
};

const SHOWN = 6;

/** What happened last in the company, newest first. */
export function RecentActivities({ activities }: { activities: readonly RecentActivity[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = (
    <Button variant="link" size="xs" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
      {showsAll ? 'Show fewer' : 'View All'}
    </Button>
  );
  return (
    <Card title="Recent Activities" action={activities.length > SHOWN && more} flush>
      {activities.length === 0 ? (
        <p className={`${classes.row} muted`}>No recent activities</p>
      ) : (
        <ol className={classes.line}>
          {activities.slice(0, showsAll ? undefined : SHOWN).map((activity) => (
            <li key={activity.id}>
              <span
                className={classes.dot}
                role="img"
                aria-label={activity.isHire ? 'Hire' : WORDS[activity.priority]}
                style={{ background: `var(--m-${activity.isHire ? 'earned' : DOTS[activity.priority]}-dot)` }}
              />
              <p>{activity.message}</p>
              <time className="meta faint" dateTime={activity.timestamp}>
                {formatRelative(activity.timestamp)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
