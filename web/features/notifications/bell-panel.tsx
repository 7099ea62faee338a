import { Button, Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '#web/lib/api/query.ts';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { type NotificationCalls, useMarking } from './notification-calls.ts';
import classes from './notification-list.module.css';
import { NotificationList } from './notification-list.tsx';

const SHOWN = 8;

interface LatestProps {
  calls: NotificationCalls;
  /** The page with all of them. */
  page: string;
  unread: number;
  onLeave: () => void;
}

interface BellPanelProps extends LatestProps {
  id: string;
  opened: boolean;
  /** The bell. */
  target: ReactElement;
}

/** What the bell says. */
export function BellPanel({ id, opened, target, ...latest }: BellPanelProps) {
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={(next) => !next && latest.onLeave()}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown p={0} aria-label="Notifications">
        <Latest {...latest} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Latest({ calls, page, unread, onLeave }: LatestProps) {
  const latest = useEndpoint(calls.list, { query: { size: SHOWN } });
  const { markRead, markAllRead, isMarking } = useMarking(calls);
  return (
    <>
      <div className={classes.head}>
        <h2>Notifications</h2>
        {unread > 0 && (
          <Button variant="link" size="xs" loading={isMarking} onClick={markAllRead}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className={classes.scroll}>
        {latest.isPending && (
          <div style={{ padding: 16 }}>
            <LoadingText lines={4} />
          </div>
        )}
        {latest.isError && !latest.data && (
          <div style={{ padding: 12 }}>
            <ErrorPanel message={latest.error.message} onRetry={() => void latest.refetch()} />
          </div>
        )}
        {latest.data && (
          <NotificationList
            items={latest.data.content}
            onRead={({ id, isRead }) => {
              if (!isRead) markRead(id);
              onLeave();
            }}
          />
        )}
      </div>
      <div className={classes.foot}>
        <Link to={page} onClick={onLeave}>
          View all
        </Link>
      </div>
    </>
  );
}
