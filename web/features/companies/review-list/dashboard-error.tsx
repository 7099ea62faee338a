import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { dashboardFailure } from '#web/features/companies/review/review-failure.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { getSession, getToken } from '#web/lib/api/session.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import classes from './dashboard-error.module.css';
import { logInAgain } from './log-in-again.ts';

interface DashboardErrorProps {
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In place of a dashboard that could not be loaded, with what helps to find out why. */
export function DashboardError({ error, onRetry, isRetrying }: DashboardErrorProps) {
  const { pathname } = useLocation();
  const { message, isAuthentication } = dashboardFailure(error);
  const leave = () => logInAgain(pathname);
  if (isAuthentication) {
    return (
      <Message
        family="danger"
        title="Authentication Required"
        action={
          <Button size="xs" variant="default" onClick={leave}>
            Go to Login
          </Button>
        }
      >
        {message}
      </Message>
    );
  }
  return (
    <Message
      family="danger"
      title="The dashboard could not be loaded"
      action={
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={onRetry} loading={isRetrying}>
            Retry
          </Button>
          <Button size="xs" variant="default" onClick={leave}>
            Login Again
          </Button>
        </div>
      }
    >
      <p>{message}</p>
      <details className={classes.debug}>
        <summary>Debug info</summary>
        <DescriptionList
          items={[
            ['Token present', getToken('accessToken') ? 'Yes' : 'No'],
            ['User data present', getSession().user ? 'Yes' : 'No'],
            ['Backend URL', window.location.origin],
            ['Request', error.requestId],
          ]}
        />
      </details>
    </Message>
  );
}
