import { useSyncExternalStore } from 'react';
import { getSession, NOBODY, onSessionChange, type Session } from '../session-store.ts';

export * from '../session-store.ts';

/** The session, synchronized across tabs. Prerendered pages start without one. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => NOBODY);
}
