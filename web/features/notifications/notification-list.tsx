import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type {
  candidateNotifications,
  Notification,
  recruiterNotifications,
} from '#contract/notifications.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import classes from './notification-list.module.css';

/** The same endpoints for both sides. */
export type NotificationCalls = typeof candidateNotifications | typeof recruiterNotifications;

/** Marks one or all as read, and updates the list and the bell. */
export function useMarking(calls: NotificationCalls) {
  const one = useEndpointMutation(calls.markRead);
  const all = useEndpointMutation(calls.markAllRead);
  return {
    markRead: (id: string) => one.mutate({ params: { id } }),
    markAllRead: () => all.mutate({}),
    isMarking: all.isPending,
  };
}

interface NotificationListProps {
  items: readonly Notification[];
  /** Called with the notification that was clicked. */
  onRead: (notification: Notification) => void;
}

/** Notifications, newest first; each links to where it can be acted on. */
export function NotificationList({ items, onRead }: NotificationListProps) {
  if (items.length === 0) return <EmptyState title="You are up to date">News will be here.</EmptyState>;
  return items.map((item) => (
    <Link
      key={item.id}
      to={item.link ?? '.'}
      className={`${classes.item} ${item.isRead ? '' : classes.unread}`}
      onClick={() => onRead(item)}
    >
      <i className={classes.dot} />
      <span>
        <span className={classes.title}>
          {!item.isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {item.title}
        </span>
        {item.body && <span className={classes.body}>{item.body}</span>}
        <span className={classes.at}>{formatRelative(item.createdAt)}</span>
      </span>
    </Link>
  ));
}
