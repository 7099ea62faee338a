import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ActionPriority, PendingAction } from '#contract/dashboards/pending-action.ts';
import type { RecentActivity, RecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { count, dotted } from '#web/lib/format/counts.ts';
import { formatDay, formatTimeRange } from '#web/lib/format/dates.ts';
import { dueInWords, formatRelative, sinceInWords } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './dashboard.module.css';
import { PriorityBadge } from './priority-badge.tsx';

/** The prompt for a new company to create its first job. */
export function FirstJob() {
  return (
    <Card flush>
      <EmptyState
        title="Post your first job"
        action={
          <Button component={Link} to="/recruiter/jobs/create">
            Create Job
          </Button>
        }
      >
        Posting is free. Candidates can apply at once, and the search ranks them for the job.
      </EmptyState>
    </Card>
  );
}

interface NextInterviewsProps {
  interviews: RecruiterDashboard['nextInterviews'];
}

/** The next booked interviews. */
export function NextInterviews({ interviews }: NextInterviewsProps) {
  return (
    <Card title="Next interviews" action={<Link to="/recruiter/interviews">All</Link>} flush>
      {interviews.length === 0 ? (
        <p className={`${classes.row} muted`}>Nothing is booked. Request an interview from the search.</p>
      ) : (
        <ul>
          {interviews.map((interview) => (
            <li key={interview.id} className={classes.row}>
              <div className={classes.text}>
                <h3 className={classes.title}>
                  <Link to={`/recruiter/interviews?interview=${interview.id}`}>
                    {interview.candidateName}
                  </Link>
                </h3>
                <p className="small muted">{interview.jobTitle}</p>
                <p className="small num">
                  {formatDay(interview.startsAt)}, {formatTimeRange(interview.startsAt, interview.endsAt)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface PendingActionsProps {
  /** The first actions of the queue. */
  actions: readonly PendingAction[];
  total: number;
}

/** The recruiter's pending actions by due time; hidden while there are none. */
export function PendingActions({ actions, total }: PendingActionsProps) {
  if (actions.length === 0) return null;
  const now = new Date();
  return (
    <Card
      title="Pending Actions"
      action={<Link to="/recruiter/interviews?view=actions">All {count(total, 'action')}</Link>}
      flush
    >
      <ul>
        {actions.map((action, index) => (
          <li key={action.id} className={`${classes.row} ${classes.action}`}>
            <div className={classes.text}>
              <h3 className={classes.title}>{action.title}</h3>
              <p className="small muted">
                {dotted([action.description, action.since && sinceInWords(action.since, now)])}
              </p>
              <PriorityBadge priority={action.priority} />
            </div>
            {action.dueAt && (
              <StatusBadge family={action.isOverdue ? 'danger' : 'neutral'}>
                {dueWords(action.dueAt, now)}
              </StatusBadge>
            )}
            {action.actionUrl && action.actionLabel && (
              <Button
                component={Link}
                to={action.actionUrl}
                size="xs"
                variant={index === 0 ? 'filled' : 'default'}
                aria-label={`${action.actionLabel}: ${action.title}`}
              >
                {action.actionLabel}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function dueWords(dueAt: string, now: Date): string {
  const words = dueInWords(dueAt, now);
  return words.startsWith('Was') ? words : `Due ${words.replace(/^To/, 'to')}`;
}

const DOTS: Record<ActionPriority, string> = { HIGH: 'warning', MEDIUM: 'info', LOW: 'neutral' };
const WORDS: Record<ActionPriority, string> = {
  HIGH: 'High priority',
  MEDIUM: 'Medium priority',
  LOW: 'Low priority',
};

const SHOWN = 6;

/** The company's recent activity, newest first. */
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
