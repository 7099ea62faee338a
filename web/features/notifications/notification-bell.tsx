import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
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
  const [opened, { toggle, close, set }] = useDisclosure();
  return (
    <Popover
      opened={opened}
      onChange={set}
      trapFocus
      returnFocus
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      shadow="md"
    >
      <Popover.Target>
        <BellButton count={unread} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Notifications">
        <Latest calls={calls} page={page} unread={unread} onLeave={close} />
      </Popover.Dropdown>
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
