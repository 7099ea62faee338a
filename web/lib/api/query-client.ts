import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { getConnection, onConnectionChange } from '../offline/connection-state.ts';
import { ApiError } from './api-error.ts';
import { getSession, onSessionChange, updateSessionUser, whoActs } from './session.ts';

const SECOND = 1000;

/** Notices by the first refusal that the account was deactivated on another device. */
function noticeInactive(error: unknown): void {
  if (error instanceof ApiError && error.code === 'ACCOUNT_INACTIVE') updateSessionUser({ isActive: false });
}

// Flushes before the next frame, so that an optimistic update after a drop or a key press
// is shown in that frame.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeInactive }),
  mutationCache: new MutationCache({ onError: noticeInactive }),
  defaultOptions: {
    queries: {
      staleTime: 30 * SECOND,
      // Offline, a call fails with a message; waiting silently would look like a broken screen.
      networkMode: 'always',
      // Live updates say what has changed, and a connection that is back what may have.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Only a lost connection or a busy server is worth another try: other refusals stay refusals.
      // Everything is read again once a lost connection is back.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && error.isTemporary && getConnection() === 'open',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onConnectionChange(() => {
  if (getConnection() === 'open') void queryClient.invalidateQueries();
});

let reader = whoActs(getSession());
onSessionChange(() => {
  const session = getSession();
  // A user who signs in again after an expiry finds the screen as it was.
  if (!session.user || whoActs(session) === reader) return;
  reader = whoActs(session);
  // Also when another tab signed in another user, or switched to another company.
  void queryClient.resetQueries();
});
