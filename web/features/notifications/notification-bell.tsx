import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Popover } from '#web/ui/late/popover.tsx';
import { BellButton } from '#web/ui/shell/bell-button.tsx';
import classes from './notification-list.module.css';
import { type NotificationCalls, NotificationList, useMarking } from './notification-list.tsx';

interface NotificationBellProps {
  calls: NotificationCalls;
  /** The page with all of them. */
  page: string;
}

const SHOWN = 8;

/** The bell of the top bar with its dropdown. */
export function NotificationBell({ calls, page }: NotificationBellProps) {
  const unread = useEndpoint(calls.unreadCount, {}).data?.count ?? 0;
  return (
    <Popover
      target={<BellButton count={unread} />}
      label="Notifications"
      p={0}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      shadow="md"
    >
      {(close) => <Latest calls={calls} page={page} unread={unread} onLeave={close} />}
    </Popover>
  );
}

type LatestProps = NotificationBellProps & { unread: number; onLeave: () => void };

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
            <LoadFailure reading={latest} />
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
