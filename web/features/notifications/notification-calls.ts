import type { candidateNotifications, recruiterNotifications } from '#contract/notifications.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';

/** The same calls for either side. */
export type NotificationCalls = typeof candidateNotifications | typeof recruiterNotifications;

/** Marks one, or all, as read; the list and the bell follow. */
export function useMarking(calls: NotificationCalls) {
  const one = useEndpointMutation(calls.markRead);
  const all = useEndpointMutation(calls.markAllRead);
  return {
    markRead: (id: string) => one.mutate({ params: { id } }),
    markAllRead: () => all.mutate({}),
    isMarking: all.isPending,
  };
}
