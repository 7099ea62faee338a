import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { PendingAction } from '#contract/dashboards/pending-action.ts';
import { count, dotted } from '#web/lib/format/counts.ts';
import { dueInWords, sinceInWords } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './dashboard.module.css';
import { PriorityBadge } from './priority-badge.tsx';

interface PendingActionsProps {
  /** The first of the queue. */
  actions: readonly PendingAction[];
  total: number;
}

/** What waits for the recruiter, the first due first; absent when nothing does. */
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
