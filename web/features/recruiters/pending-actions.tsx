import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ActionPriority, PendingAction } from '#contract/recruiters/dashboard.ts';
import { Card } from '#web/ui/card.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './dashboard.module.css';

const PRIORITY = {
  HIGH: { family: 'danger', label: 'High' },
  MEDIUM: { family: 'warning', label: 'Medium' },
  LOW: { family: 'neutral', label: 'Low' },
} as const satisfies Record<ActionPriority, unknown>;

/** What waits for the recruiter, the most pressing first; absent when nothing does. */
export function PendingActions({ actions }: { actions: readonly PendingAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Card title="Pending Actions" flush>
      <ul>
        {actions.map((action, index) => (
          <li key={action.id} className={classes.row}>
            <div className={classes.text}>
              <h3 className="strong">{action.title}</h3>
              <p className="small muted">{action.description}</p>
            </div>
            <StatusBadge family={PRIORITY[action.priority].family}>
              {PRIORITY[action.priority].label}
            </StatusBadge>
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
