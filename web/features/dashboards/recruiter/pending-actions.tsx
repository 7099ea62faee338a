import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ActionPriority, PendingAction } from '#contract/dashboards/recruiter-dashboard.ts';
import { Card } from '#web/ui/display/card.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './dashboard.module.css';

const PRIORITY = {
  HIGH: { family: 'warning', label: 'High' },
  MEDIUM: { family: 'info', label: 'Medium' },
  LOW: { family: 'neutral', label: 'Low' },
} as const satisfies Record<ActionPriority, unknown>;

const SHOWN = 5;

/** What waits for the recruiter, the most pressing first; absent when nothing does. */
export function PendingActions({ actions }: { actions: readonly PendingAction[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (actions.length === 0) return null;
  const isLong = actions.length > SHOWN;
  const more = (
    <Button variant="link" size="xs" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
      {showsAll ? 'Show fewer' : `All ${actions.length}`}
    </Button>
  );
  return (
    <Card title="Pending Actions" action={isLong && more} flush>
      <ul>
        {actions.slice(0, showsAll ? undefined : SHOWN).map((action, index) => (
          <li key={action.id} className={`${classes.row} ${classes.action}`}>
            <div className={classes.text}>
              <h3 className={classes.title}>{action.title}</h3>
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
